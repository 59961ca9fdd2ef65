import { richText } from '../../../../schema/rich-text.ts'
import { richTextMessages } from '../../messages/dashboard/rich-text.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** From how much of what the server takes it is said how much is left. */
const near = richText.most * 0.9

const written = (count: number) => count.toLocaleString('pt-BR')

/** How much room is left in a description, once that is little. Screen readers hear of it when it begins. */
export function RoomLeft({ length }: { length: number }) {
  const left = richText.most - length
  const isOver = left < 0
  const isNear = length >= near
  return (
    <>
      <VisuallyHidden role="status">
        {isOver ? richTextMessages.pastEnd : isNear ? richTextMessages.nearEnd : ''}
      </VisuallyHidden>
      {isNear && (
        <p className={isOver ? 'error' : 'hint'}>
          {isOver
            ? richTextMessages.over(written(-left), written(richText.most))
            : richTextMessages.room(written(left))}
        </p>
      )}
    </>
  )
}
