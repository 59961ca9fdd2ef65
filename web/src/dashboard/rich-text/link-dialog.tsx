import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Range } from 'slate'
import { useSlateStatic } from 'slate-react'
import { richTextMessages as texts } from '../../messages/dashboard/rich-text.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { removeLinks, setLink } from './commands.ts'
import { selectedLink } from './document/model.ts'
import { readAddress, shownAddress } from './link-address.ts'

/** Asks for the address of a link: of the one that the caret is in, or of a new one for what is selected. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic()
  const [link] = useState(() => selectedLink(editor)?.[0] ?? null)
  const isBare = !link && (!editor.selection || Range.isCollapsed(editor.selection))
  const [error, setError] = useState<string>()
  const address = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLInputElement>(null)
  useEffect(() => {
    address.current?.focus()
    address.current?.select()
  }, [])

  function save(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals to the form around the editor.
    event.stopPropagation()
    const written = address.current?.value ?? ''
    const read = readAddress(written)
    if ('error' in read) {
      setError(read.error)
      return address.current?.focus()
    }
    setLink(editor, read.href, text.current?.value.trim() || written.trim())
    onClose()
  }

  function remove() {
    removeLinks(editor)
    onClose()
  }

  return (
    <Dialog title={link ? texts.linkEdit : texts.linkNew} close={texts.close} onClose={onClose}>
      <form
        noValidate
        onSubmit={save}
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => event.stopPropagation()}
      >
        <TextField
          ref={address}
          label={texts.linkAddress}
          hint={texts.linkHint}
          error={error}
          defaultValue={link ? shownAddress(link.href) : ''}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
        />
        {isBare && (
          <TextField ref={text} label={texts.linkText} hint={texts.linkTextHint} autoComplete="off" />
        )}
        <div className={actions.end}>
          {link && (
            <Button look="quiet" onClick={remove}>
              {texts.linkRemove}
            </Button>
          )}
          <Button look="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit">{link ? texts.linkSave : texts.linkAdd}</Button>
        </div>
      </form>
    </Dialog>
  )
}
