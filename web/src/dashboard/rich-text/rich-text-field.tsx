import { lazy, type RefObject, Suspense, useId, useRef, useState } from 'react'
import { richText } from '../../../../schema/rich-text/text.ts'
import { richTextHeight } from '../../constants.ts'
import { richTextMessages } from '../../messages/dashboard/rich-text.ts'
import { styled } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Boundary } from '../feedback/failure.tsx'
import type { EditorProps } from './editor.tsx'

const Frame = styled('div', {
  display: 'grid',
  gap: '1',
  minWidth: '0',
  '& .label': { textStyle: 'label' },
  '& .hint': { textStyle: 'small', color: 'quiet' },
  '& .error': { textStyle: 'small', color: 'barro', fontWeight: '600' },
  '& .box': {
    display: 'flex',
    flexDirection: 'column',
    height: `${richTextHeight}px`,
    minWidth: '0',
    overflow: 'hidden',
    bg: 'surface',
    color: 'ink',
    border: '1px solid {colors.control}',
    borderRadius: 'control',
    transition: 'border-color {durations.quick} {easings.out}',
    _hover: { borderColor: 'mata' },
    '&:has([aria-invalid=true])': { borderColor: 'barro', boxShadow: 'inset 0 0 0 1px {colors.barro}' },
    '&:has([role=textbox]:focus-visible, textarea:focus-visible)': {
      outline: '3px solid {colors.ipe}',
      outlineOffset: '2px',
      boxShadow: '0 0 0 2px {colors.ink}',
    },
  },
  '& .waiting': { flex: '1', borderRadius: '0' },
})

export interface RichTextFieldProps {
  label: string
  /** HTML, as the server keeps it; read once, when the field appears. A new `key` makes it read another. */
  defaultValue: string
  /** Called at most once a frame with the HTML of what stands in the field: '' when there is no text in it. */
  onChange: (html: string) => void
  error?: string | undefined
}

const loadEditor = () => lazy(() => import('./editor.tsx'))

/**
 * A text with paragraphs, lists, links and alignment, 500 px high. Its editor is loaded when it
 * is drawn; should it fail, the text stays and can be written on as HTML.
 */
export function RichTextField({ label, defaultValue, onChange, error }: RichTextFieldProps) {
  const id = useId()
  const [{ Editor, from, attempt }, setEditor] = useState(() => ({
    Editor: loadEditor(),
    from: defaultValue,
    attempt: 0,
  }))
  const [length, setLength] = useState(defaultValue.length)
  const latest = useRef(defaultValue)

  function change(html: string) {
    latest.current = html
    setLength(html.length)
    onChange(html)
  }

  const field = {
    id,
    labelledBy: `${id}-label`,
    describedBy: error ? `${id}-error` : undefined,
    isInvalid: Boolean(error),
    onChange: change,
  }
  const reopen = () => setEditor({ Editor: loadEditor(), from: latest.current, attempt: attempt + 1 })
  return (
    <Frame>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="box">
        <Boundary key={attempt} fallback={<HtmlField {...field} latest={latest} onReopen={reopen} />}>
          <Suspense
            fallback={<Skeleton className="waiting" role="status" aria-label={richTextMessages.loading} />}
          >
            <Editor {...field} label={label} defaultValue={from} />
          </Suspense>
        </Boundary>
      </div>
      <RoomLeft length={length} />
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </Frame>
  )
}

/** From how much of what the server takes it is said how much is left. */
const near = richText.most * 0.9

const written = (count: number) => count.toLocaleString('pt-BR')

/** How much room is left in a description, once that is little. Screen readers hear of it when it begins. */
function RoomLeft({ length }: { length: number }) {
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

const HtmlFrame = styled('div', {
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
    border: '1px solid {colors.control}',
    borderRadius: 'control',
    fontFamily: 'monospace',
    _focusVisible: { outline: 'none', boxShadow: 'none' },
  },
})

interface HtmlFieldProps extends Omit<EditorProps, 'label' | 'defaultValue'> {
  /** HTML as it was last. */
  latest: RefObject<string>
  onReopen: () => void
}

/** In the editor's place when it has failed: the text as HTML, and a way to try the editor again. */
function HtmlField(props: HtmlFieldProps) {
  const { id, labelledBy, describedBy, isInvalid, onChange, latest, onReopen } = props
  return (
    <HtmlFrame>
      <Notice tone="error">{richTextMessages.failed}</Notice>
      <textarea
        id={id}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        defaultValue={latest.current}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button look="outline" onClick={onReopen}>
        {richTextMessages.reopen}
      </Button>
    </HtmlFrame>
  )
}
