import { formatPhone } from '../../../../schema/phone-format.ts'
import type { ProposalTopic } from '../../ask/schema-types.generated.ts'
import { hoursMessages } from '../../messages/hours.ts'
import { correctionMessages as texts } from '../../messages/proposals/correction.ts'
import { neighborhoodText } from '../../ui/contact/neighborhood-text.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { Photo } from '../../ui/pictures/photo.tsx'
import { formatZipCode } from '../profile/address.ts'
import styles from './page.module.css'
import { type CorrectedBusiness, currentText, fieldsOfTopic } from './read-form.ts'

interface TopicPanelProps {
  topic: ProposalTopic
  business: CorrectedBusiness
  /** Refused input by field. */
  sent: Readonly<Record<string, string>>
  errorAt(field: string): string | undefined
}

/** Fields of a topic, with the profile's current value. */
export function TopicPanel({ topic, business, sent, errorAt }: TopicPanelProps) {
  const field = (name: string) => ({
    name,
    defaultValue: sent[name],
    error: errorAt(name),
    autoComplete: 'off',
  })
  switch (topic) {
    case 'PHONE':
    case 'WHATSAPP': {
      const name = topic === 'PHONE' ? 'phone' : 'whatsapp'
      return (
        <>
          <Today value={formatPhone(currentText(business, name))} />
          <TextField
            {...field(name)}
            label={texts.right[name]}
            hint={texts.unknown}
            type="tel"
            inputMode="tel"
          />
        </>
      )
    }
    case 'SITE':
    case 'NAME': {
      const name = topic === 'SITE' ? 'site' : 'name'
      return (
        <>
          <Today value={currentText(business, name)} />
          <TextField
            {...field(name)}
            label={texts.right[name]}
            hint={texts.unknown}
            inputMode={topic === 'SITE' ? 'url' : 'text'}
          />
        </>
      )
    }
    case 'ADDRESS':
      return (
        <>
          <Today value={shownAddress(business)} />
          <div className={styles.fields}>
            <TextField {...field('street')} label={texts.right.street} />
            <TextField {...field('number')} label={texts.right.number} />
            <TextField {...field('zipCode')} label={texts.right.zipCode} inputMode="numeric" />
          </div>
          <p className={styles.hint}>{texts.addressHint}</p>
        </>
      )
    case 'HOURS':
      return (
        <>
          <p className={styles.hint}>{texts.hoursHint}</p>
          <div className={styles.fields}>
            {fieldsOfTopic.HOURS.map((name, day) => (
              <TextField
                key={name}
                {...field(name)}
                label={hoursMessages.days[day] ?? ''}
                defaultValue={sent[name] ?? currentText(business, name)}
                placeholder={texts.nothing}
              />
            ))}
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

function Today({ value }: { value: string }) {
  return <p className={styles.today}>{texts.now(value || texts.nothing)}</p>
}

function shownAddress(business: CorrectedBusiness): string {
  const { zipCode, neighborhood } = business.address
  const lines = [
    currentText(business, 'street'),
    currentText(business, 'number'),
    neighborhoodText(neighborhood),
  ]
  return [...lines, zipCode && formatZipCode(zipCode)].filter(Boolean).join(', ')
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
