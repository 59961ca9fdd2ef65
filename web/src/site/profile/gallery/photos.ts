import type { ProfileQuery } from '../../../gql/profile/graphql.ts'

/** The photos of an establishment, in their order. */
export type ProfilePhotos = NonNullable<ProfileQuery['business']>['photos']
