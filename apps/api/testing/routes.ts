/** Reads the routes from the modules' metadata, without starting the API. */
import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import type { ConsoleEndpoint } from '@ipw/domain';
import { CALL, CONSOLE, CONSOLE_CALL, FOR_MEMBER, OPEN } from '../src/core/http/call';

export interface Route {
  method: string;
  path: string;
  /** Metadata of the route about who may call it. */
  marks: Record<string, unknown>;
  /** The console call it binds. */
  declared?: ConsoleEndpoint | undefined;
}

type Module = Type | { module: Type; imports?: Module[] } | Promise<unknown>;

const meta = <T>(key: string, target: object): T | undefined =>
  Reflect.getMetadata(key, target) as T | undefined;

function controllersOf(module: Module, seen = new Set<unknown>()): Type[] {
  const type = 'module' in module ? (module.module as Type) : (module as Type);
  if (typeof type !== 'function' || seen.has(type)) return [];
  seen.add(type);
  const imported = meta<Module[]>(MODULE_METADATA.IMPORTS, type) ?? [];
  return [
    ...(meta<Type[]>(MODULE_METADATA.CONTROLLERS, type) ?? []),
    ...imported.flatMap((inner) => controllersOf(inner, seen)),
  ];
}

const pathsOf = (target: object): string[] => [meta<string | string[]>(PATH_METADATA, target) ?? ''].flat();
const join = (...parts: string[]) =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

/** A controller's methods, including inherited ones. */
function methodsOf(prototype: object | null): unknown[] {
  if (prototype === null || prototype === Object.prototype) return [];
  const own = Object.values(Object.getOwnPropertyDescriptors(prototype)).map(
    (property): unknown => property.value,
  );
  return [...own, ...methodsOf(Object.getPrototypeOf(prototype) as object | null)];
}

/** Whether a route changes something. */
const changes = ({ method }: Route): number => Number(method !== 'GET');

/** All routes of the controllers below a module, reads first, because a change can use up the record it is tried on. */
export function routesOf(module: Type): Route[] {
  const routes = controllersOf(module).flatMap((controller): Route[] =>
    methodsOf(controller.prototype as object).flatMap((value) => {
      const method = typeof value === 'function' ? meta<number>(METHOD_METADATA, value as object) : undefined;
      if (method === undefined) return [];
      const handler = value as object;
      return pathsOf(controller).flatMap((prefix) =>
        pathsOf(handler).map((path) => ({
          method: RequestMethod[method]!,
          path: join(prefix, path),
          marks: Object.fromEntries(
            [CALL, CONSOLE, FOR_MEMBER, OPEN].map((key) => [key, meta(key, handler)]),
          ),
          declared: meta<ConsoleEndpoint>(CONSOLE_CALL, handler),
        })),
      );
    }),
  );
  return routes.sort((one, other) => changes(one) - changes(other));
}
