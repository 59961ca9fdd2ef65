import { Skeleton } from '@chakra-ui/react/skeleton'
import { lazy, type RefObject, Suspense, useId, useRef, useState } from 'react'
import { richText } from '../../../../schema/rich-text/text.ts'
import { richTextHeight } from '../../constants.ts'
import { richTextMessages } from '../../messages/dashboard/rich-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import text from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Boundary } from '../feedback/failure.tsx'
import type { EditorProps } from './editor.tsx'
import styles from './rich-text-field.module.css'

export interface RichTextFieldProps {
  label: string
  /** HTML, as the server keeps it; read once, when the field appears. A new `key` makes it read another. */
  defaultValue: string
  /** Called at most once a frame with the HTML of the field; '' if it has no text. */
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
    <div className={styles.frame}>
      <span className={text.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.box} style={{ height: richTextHeight }}>
        <Boundary key={attempt} fallback={<HtmlField {...field} latest={latest} onReopen={reopen} />}>
          <Suspense
            fallback={
              <Skeleton flex="1" borderRadius="0" role="status" aria-label={richTextMessages.loading} />
            }
          >
            <Editor {...field} label={label} defaultValue={from} />
          </Suspense>
        </Boundary>
      </div>
      <RoomLeft length={length} />
      {error && (
        <p className={text.failure} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
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
        <p className={isOver ? text.failure : text.hint}>
          {isOver
            ? richTextMessages.over(written(-left), written(richText.most))
            : richTextMessages.room(written(left))}
        </p>
      )}
    </>
  )
}

interface HtmlFieldProps extends Omit<EditorProps, 'label' | 'defaultValue'> {
  /** HTML as it was last. */
  latest: RefObject<string>
  onReopen: () => void
}

/** In the editor's place when it has failed: the text as HTML, and a way to try the editor again. */
function HtmlField(props: HtmlFieldProps) {
  const { id, labelledBy, describedBy, isInvalid, onChange, latest, onReopen } = props
  return (
    <div className={styles.htmlFrame}>
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
    </div>
  )
}
