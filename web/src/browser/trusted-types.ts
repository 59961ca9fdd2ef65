import type { TrustedTypePolicyName } from '../../../schema/page.ts'

interface Policy {
  createHTML(html: string): string
}

/** TypeScript has no types for it, and not every browser has it. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: { createHTML(html: string): string | null }): Policy }
}

/**
 * Creates a policy that the content security policy of pages names; each can be created once.
 *
 * @param createHTML the HTML that the browser may parse, null to refuse it
 * @returns a policy that changes nothing where the browser does not ask for one
 */
export function createTrustedTypesPolicy(
  name: TrustedTypePolicyName,
  createHTML: (html: string) => string | null,
): Policy {
  const factory = (globalThis as TrustedTypesWindow).trustedTypes
  return factory?.createPolicy(name, { createHTML }) ?? { createHTML: (html) => html }
}
