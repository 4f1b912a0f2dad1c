import type { INestApplicationContext, NestInterceptor, Type } from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import type { Endpoint } from '@ipw/domain';
import { CALL, CONSOLE } from './call';

/** An interceptor of some declared calls. */
export interface CallInterceptor extends NestInterceptor {
  /** Whether it does anything around a call; of the console's calls the endpoint is undefined. */
  isFor(endpoint: Endpoint | undefined): boolean;
}

/**
 * Binds interceptors, outermost first, to the declared calls they are for, before the routes are made. Bound globally they would
 * run around every route: three that did nothing took a tenth of the time of a label's page.
 */
export function interceptCalls(
  app: INestApplicationContext,
  interceptors: readonly Type<CallInterceptor>[],
): void {
  const instances = interceptors.map((interceptor) => app.get(interceptor));
  const [reflector, scanner] = [app.get(Reflector), new MetadataScanner()];
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const { metatype } of controllers.values()) {
      const methods = metatype!.prototype as Record<string, () => unknown>;
      for (const name of scanner.getAllMethodNames(methods)) {
        const handler = methods[name]!;
        const endpoint = reflector.get<Endpoint | undefined>(CALL, handler);
        if (!endpoint && !reflector.get(CONSOLE, handler)) continue;
        const chosen = instances.filter((interceptor) => interceptor.isFor(endpoint));
        Reflect.defineMetadata(INTERCEPTORS_METADATA, chosen, handler);
      }
    }
}
