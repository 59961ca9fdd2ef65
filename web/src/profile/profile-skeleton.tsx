import { chakra } from '@chakra-ui/react/styled-system'
import { messages } from '../messages.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { profileFrame } from './profile-frame.ts'

const Frame = chakra('div', profileFrame)

/** A profile's shape while it is on the way. */
export function ProfileSkeleton() {
  return (
    <div role="status">
      <title>{messages.siteName}</title>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div aria-hidden="true">
        <Skeleton width="16rem" maxWidth="70%" marginBlock="2" />
        <Skeleton marginTop="3" aspectRatio={{ base: '1', md: '5 / 2' }} borderRadius="card" />
        <Frame>
          <div className="main">
            <Skeleton width="10rem" height="2.25rem" borderRadius="full" />
            <Skeleton width="80%" height="2.5rem" />
            <Skeleton width="45%" />
            <Skeleton height="5rem" />
            <Skeleton height="4rem" width="90%" />
          </div>
          <Skeleton className="side" height="20rem" borderRadius="card" />
        </Frame>
      </div>
    </div>
  )
}
