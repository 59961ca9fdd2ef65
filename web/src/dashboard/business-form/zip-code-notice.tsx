import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { serverMessage } from '../../apollo/refusals.ts'
import { useRequestKey } from '../../forms/use-request-key.ts'
import { businessFormMessages } from '../../messages-business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FormHandle } from './form-handle.ts'
import type { Neighborhoods } from './use-neighborhoods.ts'
import type { ZipAddress, ZipCode } from './use-zip-code.ts'

const { zip: texts, place } = businessFormMessages

const Ways = chakra('div', recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '2' } }))

interface ZipCodeNoticeProps {
  zipCode: ZipCode
  /** Of the city that is chosen. */
  neighborhoods: Neighborhoods
  form: FormHandle
}

/** What a zip code has filled in, or says otherwise than the form. */
export function ZipCodeNotice({ zipCode, neighborhoods, form }: ZipCodeNoticeProps) {
  const { notice, use, dismiss } = zipCode
  if (!notice) return null
  const { kind, address } = notice
  if (kind === 'foreign') return <Notice tone="info">{texts.foreign(address.cityName, address.state)}</Notice>
  return (
    <Notice tone="info">
      <p>{kind === 'filled' ? texts.filled : texts.differs(address.zipCode, lineOf(address))}</p>
      {kind === 'differs' && (
        <Ways>
          <Button look="outline" onClick={() => use(address)}>
            {texts.use}
          </Button>
          <Button look="quiet" onClick={dismiss}>
            {texts.keep}
          </Button>
        </Ways>
      )}
      <MissingNeighborhood
        key={address.zipCode}
        address={address}
        neighborhoods={neighborhoods}
        form={form}
      />
    </Notice>
  )
}

/** "Rua das Flores, Centro, Taubaté". */
const lineOf = ({ street, neighborhoodName, cityName }: ZipAddress) =>
  [street, neighborhoodName, cityName].filter(Boolean).join(', ')

interface MissingNeighborhoodProps extends Omit<ZipCodeNoticeProps, 'zipCode'> {
  address: ZipAddress
}

/** Offers to add the neighborhood that the catalogue does not have. */
function MissingNeighborhood({ address, neighborhoods, form }: MissingNeighborhoodProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [requestKey] = useRequestKey()
  const { city, neighborhood, neighborhoodName } = address
  const isMissing = neighborhoodName && !neighborhood && city && form.values.city?.id === city.id
  if (!isMissing || form.values.neighborhood) return null

  async function create() {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    try {
      form.change({ neighborhood: await neighborhoods.add(neighborhoodName, requestKey) })
    } catch (error) {
      setFailure(serverMessage(error) ?? place.createFailed)
    }
    setIsBusy(false)
  }

  return (
    <>
      <p>{texts.noNeighborhood(neighborhoodName, city.name)}</p>
      <Ways>
        <Button look="outline" aria-busy={isBusy} onClick={create}>
          {texts.createNeighborhood(neighborhoodName)}
        </Button>
      </Ways>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
