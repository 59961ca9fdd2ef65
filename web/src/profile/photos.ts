import type { ProfileQuery } from '../gql/graphql.ts'

/** The photos of an establishment, in their order. */
export type ProfilePhotos = NonNullable<ProfileQuery['business']>['photos']
