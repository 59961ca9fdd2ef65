import { formatPhone } from '../../../../schema/phone-format.ts'
import type { ProposalTopic } from '../../ask/schema-types.generated.ts'
import { correctionMessages as texts } from '../../messages/correction.ts'
import { hoursMessages } from '../../messages/hours.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { Photo } from '../../ui/pictures/photo.tsx'
import styles from './page.module.css'
import { type CorrectedBusiness, currentText, fieldsOfTopic } from './read-form.ts'

interface TopicPanelProps {
  topic: ProposalTopic
  business: CorrectedBusiness
  /** What was typed and could not be sent, by the names of the fields. */
  sent: Readonly<Record<string, string>>
  errorAt(field: string): string | undefined
}

/** The fields of one topic: what the profile has today, and what is right. */
export function TopicPanel({ topic, business, sent, errorAt }: TopicPanelProps) {
  const input = (name: string, label: string, more = {}) => (
    <TextField
      key={name}
      name={name}
      label={label}
      defaultValue={sent[name]}
      error={errorAt(name)}
      {...more}
    />
  )
  const today = (value: string) => <p className={styles.today}>{texts.now(value || texts.nothing)}</p>
  const unknown = <p className={styles.hint}>{texts.unknown}</p>
  switch (topic) {
    case 'PHONE':
    case 'WHATSAPP': {
      const name = topic === 'PHONE' ? 'phone' : 'whatsapp'
      return (
        <>
          {today(formatPhone(currentText(business, name)))}
          {input(name, texts.right[name], { type: 'tel', inputMode: 'tel', autoComplete: 'off' })}
          {unknown}
        </>
      )
    }
    case 'SITE':
    case 'NAME': {
      const name = topic === 'SITE' ? 'site' : 'name'
      return (
        <>
          {today(currentText(business, name))}
          {input(name, texts.right[name], name === 'site' ? { inputMode: 'url', autoComplete: 'off' } : {})}
          {unknown}
        </>
      )
    }
    case 'ADDRESS':
      return (
        <>
          {today(
            [
              ...fieldsOfTopic.ADDRESS.map((name) => currentText(business, name)),
              business.address.neighborhood.name,
            ]
              .filter(Boolean)
              .join(', '),
          )}
          <div className={styles.address}>
            {input('street', texts.right.street, { autoComplete: 'off' })}
            {input('number', texts.right.number, { autoComplete: 'off' })}
            {input('zipCode', texts.right.zipCode, { inputMode: 'numeric', autoComplete: 'off' })}
          </div>
          <p className={styles.hint}>{texts.addressHint}</p>
          {unknown}
        </>
      )
    case 'HOURS':
      return (
        <>
          <p className={styles.hint}>{texts.hoursHint}</p>
          <div className={styles.week}>
            {fieldsOfTopic.HOURS.map((name, day) =>
              input(name, hoursMessages.days[day] ?? '', {
                defaultValue: sent[name] ?? currentText(business, name),
                placeholder: texts.nothing,
                autoComplete: 'off',
              }),
            )}
          </div>
        </>
      )
    case 'PHOTOS':
      return <WrongPhotos business={business} />
    case 'CLOSED':
      return <p>{texts.closedText}</p>
    case 'REMOVAL':
      return <p>{texts.removalText}</p>
    case 'SCAM':
      return <p>{texts.scamText}</p>
    default:
      return null
  }
}

function WrongPhotos({ business: { photos } }: Pick<TopicPanelProps, 'business'>) {
  if (photos.length === 0) return <p>{texts.noPhotos}</p>
  return (
    <fieldset>
      <legend>{texts.photos}</legend>
      <div className={styles.photos}>
        {photos.map(({ id, alt, image }, index) => (
          <label key={id}>
            <input type="checkbox" name="photo" value={id} aria-label={alt || texts.photo(index + 1)} />
            <Photo image={image} alt="" use="card" sizes="96px" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
