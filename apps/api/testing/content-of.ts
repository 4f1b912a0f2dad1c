/** Complete content of any kind for specs, from the plans of its fields. */
import { type ContentKind, type FieldPlan, uploadLimit, type Usage } from '@ipw/domain';

/** Creates a file for a usage; returns its id. */
type CreateFile = (usage: Usage) => Promise<string>;

/** `isFirst`: the first day of content that is shown now. */
function valueOf(plan: FieldPlan, number: number, createFile: CreateFile, isFirst: boolean): unknown {
  switch (plan.as) {
    case 'line':
    case 'lines':
      return [...`茶馆联名 ${String(number)}`].slice(-plan.max).join('');
    case 'day':
      return plan.ahead && !isFirst ? '2099-12-31' : '2024-02-29';
    case 'select':
      return plan.ids[0];
    case 'choice':
      return plan.values[0];
    case 'picture':
    case 'document':
      return createFile(plan.usage);
    case 'pictures':
    case 'documents':
      return Promise.all(
        Array.from({ length: Math.min(2, uploadLimit(plan.usage).count) }, () => createFile(plan.usage)),
      );
    case 'references':
      return [];
  }
}

/** Every field filled in; texts differ. */
export async function contentOf(
  { fields, span }: Pick<ContentKind, 'fields' | 'span'>,
  createFile: CreateFile,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const [number, [field, plan]] of Object.entries(fields).entries())
    data[field] = await valueOf(plan, number, createFile, field === span?.[0]);
  return data;
}
