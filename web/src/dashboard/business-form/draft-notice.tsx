import { chakra } from '@chakra-ui/react/styled-system'
import { businessFormMessages } from '../../messages-business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Draft } from './draft.ts'

const { draft: texts } = businessFormMessages

const Ways = chakra('div', recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '2' } }))

interface DraftNoticeProps {
  draft: Draft
  onRestore: (draft: Draft) => void
  onSettled: () => void
}

/** Offers what stood in the form before its page was loaded anew. */
export function DraftNotice({ draft, onRestore, onSettled }: DraftNoticeProps) {
  return (
    <Notice tone="info">
      <p>{texts.title}</p>
      <Ways>
        <Button
          look="outline"
          onClick={() => {
            onRestore(draft)
            onSettled()
          }}
        >
          {texts.restore}
        </Button>
        <Button look="quiet" onClick={onSettled}>
          {texts.discard}
        </Button>
      </Ways>
    </Notice>
  )
}
