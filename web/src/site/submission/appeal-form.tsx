import { Form, useActionData, useNavigation } from 'react-router-dom'
import { correctionMessages } from '../../messages/proposals/correction.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/fields/field.tsx'
import styles from './page.module.css'

const { status: texts } = correctionMessages

/** Posts to its page, and so works without JavaScript. */
export function AppealForm() {
  const done = useActionData() as { failure: string | null } | undefined
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={styles.appeal}>
      <p>{texts.appeal}</p>
      <TextAreaField
        label={texts.appealNote}
        name="note"
        rows={3}
        maxLength={1000}
        required
        error={done?.failure ?? undefined}
      />
      <Button type="submit" look="outline" aria-busy={isSending}>
        {texts.appealSubmit}
      </Button>
    </Form>
  )
}
