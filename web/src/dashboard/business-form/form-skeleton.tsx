import { chakra } from '@chakra-ui/react/styled-system'
import { businessFormMessages } from '../../messages-business-form.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formFrame } from './form-frame.ts'

const Frame = chakra('div', formFrame)

/** The shape of the form while its data is on the way. */
export function FormSkeleton() {
  return (
    <Frame role="status" aria-label={businessFormMessages.loading}>
      <Skeleton display={{ base: 'none', xl: 'block' }} height="16rem" />
      <div className="parts">
        <Skeleton height="20rem" borderRadius="card" />
        <Skeleton height="36rem" borderRadius="card" />
        <Skeleton height="9rem" borderRadius="card" />
        <Skeleton height="34rem" borderRadius="card" />
      </div>
    </Frame>
  )
}
