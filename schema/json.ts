/** Whether a value has properties to read: an object or a list, as JSON has them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
