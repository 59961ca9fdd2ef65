// Made by `npm run generate` from the scopes in the GraphQL schema.

/** What the root answers to everybody alike: the reads of the catalogue. */
export const publicFields: ReadonlySet<string> = new Set([
  'business',
  'businessPoints',
  'categories',
  'category',
  'cities',
  'city',
  'cityOverview',
  'claimNotice',
  'confirmationRequest',
  'invitation',
  'isPasswordResetLinkValid',
  'latestBusinesses',
  'neighborhood',
  'neighborhoods',
  'openDay',
  'popularCities',
  'relatedBusinesses',
  'searchAlternatives',
  'searchBusinesses',
  'subcategories',
  'subcategory',
  'submissionStatus',
  'suggestions',
  'upcomingHolidays',
])
