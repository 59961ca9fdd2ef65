import { useEffect, useRef } from 'react'
import text from '../../ui/text.module.css'

interface ReportTitleProps {
  report: object
  title: string
  hint: string
}

/** Takes the focus with each report: it is read out, and the keyboard goes on from there. */
export function ReportTitle({ report, title, hint }: ReportTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each report
  useEffect(() => heading.current?.focus(), [report])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={text.hint}>{hint}</p>
    </>
  )
}
