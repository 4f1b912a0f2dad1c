import { plainContact } from './contact-plain';

/** A check that refuses a plainly written contact detail, naming the part. */
export function noContact(payload: { value: string | undefined; issues: unknown[] }): void {
  const found = payload.value && plainContact(payload.value);
  if (found)
    payload.issues.push({
      code: 'custom',
      input: payload.value,
      message: 'contact_found',
      params: { rule: 'contact_found', args: { part: found.text } },
    });
}
