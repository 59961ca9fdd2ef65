import { Link, useLocation } from 'react-router-dom'
import { authMessages } from '../../messages/auth.ts'
import { paths } from '../../paths.ts'

export interface OtherWayProps {
  question: string
  to: string
  text: string
}

/** From login to registration or back, with the place to return to, and the way home. */
export function OtherWay({ question, to, text }: OtherWayProps) {
  const { state } = useLocation()
  return (
    <>
      <p>
        {question}
        <Link to={to} state={state}>
          {text}
        </Link>
      </p>
      <Link to={paths.home}>{authMessages.toHome}</Link>
    </>
  )
}
