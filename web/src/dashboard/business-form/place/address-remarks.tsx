import { removalTools } from '../../../../../schema/removal-tools.ts'
import type { BusinessForm_BusinessFragment } from '../../../gql/dashboard/graphql.ts'
import { businessFormMessages } from '../../../messages/dashboard/business-form.ts'
import actions from '../../../ui/actions.module.css'
import { buttonClass } from '../../../ui/button.tsx'
import { OutLink } from '../../../ui/links.tsx'
import { Notice } from '../../../ui/states.tsx'
import type { BusinessRecord } from '../use-save-business.ts'

const { area: texts } = businessFormMessages

const outline = buttonClass({ look: 'outline' })

/** What there is to read after a save about an address that is not public (hidden-address). */
export interface AddressRemarks {
  /** Whether this save has hidden it: others may have copies of what was public. */
  isNewlyHidden: boolean
  /** Public texts that hold it, as the server names them. */
  warnings: readonly string[]
}

/** @returns null where there is nothing to read */
export function addressRemarks(
  before: BusinessRecord,
  { addressHidden, addressWarnings }: BusinessForm_BusinessFragment,
): AddressRemarks | null {
  const isNewlyHidden = before.id !== null && addressHidden && before.base.addressHidden !== 'sim'
  return isNewlyHidden || addressWarnings.length > 0 ? { isNewlyHidden, warnings: addressWarnings } : null
}

/** Who may show the address for some time, how to ask them to forget it, and what to change in the public texts. */
export function AddressNotice({ isNewlyHidden, warnings }: AddressRemarks) {
  return (
    <Notice tone="info">
      {isNewlyHidden && (
        <>
          <p>{texts.copies}</p>
          <div className={actions.row}>
            <OutLink className={outline} href={removalTools.google}>
              {texts.askGoogle}
            </OutLink>
            <OutLink className={outline} href={removalTools.bing}>
              {texts.askBing}
            </OutLink>
          </div>
        </>
      )}
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Notice>
  )
}
