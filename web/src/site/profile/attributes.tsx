import type { AttributeIcon } from '../../../../schema/attributes/icons.ts'
import { profileMessages } from '../../messages/profile.ts'
import { buttonClass } from '../../ui/button.tsx'
import { track } from '../../ui/contact/phone-links.ts'
import { OutLink } from '../../ui/links.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './attributes.module.css'
import { webAddress } from './contact-links.ts'
import type { ProfileQuery } from './page.generated.ts'

/** Answers of an establishment to its categories' attributes. */
export type Answers = NonNullable<ProfileQuery['business']>['attributes']
type Answer = Answers[number]

const { attributes: texts } = profileMessages

interface AttributesProps {
  answers: Answers
  /** This site's host, for utm_source in links. */
  source: string
}

/** Answers by group, links as buttons; renders nothing without answers. */
export function Attributes({ answers, source }: AttributesProps) {
  const links = answers.filter(({ attribute }) => attribute.kind === 'LINK')
  const others = answers.filter((answer) => !links.includes(answer))
  const groups = [...new Set(others.map(({ attribute }) => attribute.group))]
  if (answers.length === 0) return null
  return (
    <section className={styles.attributes} aria-labelledby="informacoes">
      <h2 id="informacoes">{texts.title}</h2>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((answer) => (
            <li key={answer.attribute.id}>
              <AnswerLink answer={answer} source={source} />
            </li>
          ))}
        </ul>
      )}
      {groups.length > 0 && (
        <dl>
          {groups.map((group) => (
            <div key={group}>
              <dt>{group}</dt>
              <dd>
                <ul>
                  {others
                    .filter(({ attribute }) => attribute.group === group)
                    .map((answer) => (
                      <AnswerChip key={answer.attribute.id} answer={answer} />
                    ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function AnswerLink({ answer: { attribute, value }, source }: { answer: Answer; source: string }) {
  const address = webAddress(value)
  if (!address) return null
  return (
    <OutLink className={buttonClass({ look: 'outline' })} href={track(address, source)}>
      {attribute.icon && <LineIcon name={attribute.icon as AttributeIcon} />}
      <span>{attribute.name}</span>
    </OutLink>
  )
}

/** Shows only the attribute's name for a yes, and name and answer otherwise. */
function AnswerChip({ answer: { attribute, value, label } }: { answer: Answer }) {
  const isNo = attribute.kind === 'YES_NO' && value === 'no'
  const isYes = attribute.kind === 'YES_NO' && !isNo
  return (
    <li className={isNo ? styles.no : undefined}>
      <LineIcon name={isNo ? 'close' : ((attribute.icon ?? 'check') as AttributeIcon)} />
      <span>{isYes ? attribute.name : texts.answer(attribute.name, isNo ? texts.no : label)}</span>
    </li>
  )
}
