import { serverMessage } from '../../ask/errors.ts'
import { useAddDefaultAttributesMutation } from '../../gql/dashboard/hooks.ts'
import { attributeMessages as texts } from '../../messages/dashboard/attributes.ts'
import { Button } from '../../ui/button.tsx'
import type { ActionProps } from '../catalogue/description.ts'

/** Adds the attributes that ship with the product; those that are there already stay as they are. */
export function DefaultSetButton({ onDone, onFailed }: ActionProps) {
  const [add, { loading }] = useAddDefaultAttributesMutation()
  async function press() {
    if (loading) return
    try {
      const { data } = await add()
      await onDone(texts.defaultsAdded(data?.added ?? 0))
    } catch (error) {
      onFailed(serverMessage(error) ?? texts.defaultsFailed)
    }
  }
  return (
    <Button look="outline" aria-busy={loading} onClick={() => void press()}>
      {texts.addDefaults}
    </Button>
  )
}
