import type { TrustedTypePolicyName } from '../../../schema/page.ts'

interface Policy {
  createHTML(html: string): string
}

/** Not in TypeScript's DOM types; optional, since not every browser has it. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string | null }): Policy }
}

/**
 * Creates a Trusted Types policy that the Content-Security-Policy allows; each name works once.
 *
 * @param createHTML returns the HTML to parse, or null to refuse it
 * @returns a pass-through policy if the browser does not support them
 */
export function createTrustedTypesPolicy(
  name: TrustedTypePolicyName,
  createHTML: (html: string) => string | null,
): Policy {
  const factory = (globalThis as TrustedTypesWindow).trustedTypes
  return factory?.createPolicy(name, { createHTML }) ?? { createHTML: (html) => html }
}
