import type { RefObject } from 'react'
import { richTextMessages } from '../../messages/dashboard/rich-text.ts'
import { styled } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { EditorProps } from './editor.tsx'

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flex: '1',
  minHeight: '0',
  padding: '3',
  '& > button': { alignSelf: 'start' },
  '& textarea': {
    flex: '1',
    minHeight: '0',
    padding: '3',
    resize: 'none',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    fontFamily: 'monospace',
    _focusVisible: { outline: 'none', boxShadow: 'none' },
  },
})

export interface HtmlFieldProps extends Omit<EditorProps, 'label' | 'defaultValue'> {
  /** HTML as it was last. */
  latest: RefObject<string>
  onReopen: () => void
}

/** In the editor's place when it has failed: the text as HTML, and a way to try the editor again. */
export function HtmlField(props: HtmlFieldProps) {
  const { id, labelledBy, describedBy, isInvalid, disabled, onChange, latest, onReopen } = props
  return (
    <Frame>
      <Notice tone="error">{richTextMessages.failed}</Notice>
      <textarea
        id={id}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        disabled={disabled}
        defaultValue={latest.current}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button look="outline" onClick={onReopen}>
        {richTextMessages.reopen}
      </Button>
    </Frame>
  )
}
