import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Range } from 'slate'
import { useSlateStatic } from 'slate-react'
import { TextField } from '../../forms/field.tsx'
import { richTextMessages as texts } from '../../messages/dashboard/rich-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { removeLinks, setLink } from './commands.ts'
import { readAddress, shownAddress } from './document/link-address.ts'
import { linkOf } from './document/queries.ts'

/** Asks for the address of a link: of the one that the caret is in, or of a new one for what is selected. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic()
  const [link] = useState(() => linkOf(editor)?.[0] ?? null)
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
    // React passes it on to the form that the editor stands in.
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
        <div className="ways">
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
