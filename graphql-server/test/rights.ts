import { localDate } from '../../schema/hours/calendar.ts'
import { accounts, password, roleEmail, sessionName } from './roles.ts'

/** What becomes of an operation: the code of its error; otherwise `ok`, or `nothing` where the field is null. */
export type Outcome =
  | 'ok'
  | 'nothing'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'INVALID_CREDENTIALS'

/** By role, in the order visitor, user, owner, admin. */
export type Outcomes = readonly [Outcome, Outcome, Outcome, Outcome]

const everybody: Outcomes = ['ok', 'ok', 'ok', 'ok']
const signedIn: Outcomes = ['UNAUTHENTICATED', 'ok', 'ok', 'ok']
const admins: Outcomes = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok']

/** Who may, and the field as it is asked, with `ROLE` for who asks; `$file`, `$files`, `$csv` and `$roster` are uploads. */
export type Row = readonly [Outcomes, string]

const owner = accounts.owner
const business =
  'name: "Nova", description: "<p>Nova.</p>", phone: "12999990000", categoryIds: [2], subcategoryIds: [1]'

/** Of a passkey of no account. */
const signature =
  '{ id: "AQID", rawId: "AQID", type: "public-key", response: { clientDataJSON: "e30", authenticatorData: "AQID", signature: "AQID" } }'
const attestation =
  '{ id: "AQID", rawId: "AQID", type: "public-key", response: { clientDataJSON: "e30", attestationObject: "AQID" } }'
const notMade: Outcomes = ['UNAUTHENTICATED', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT']

/** Every query, by its name: all four roles may ask at the same catalogue, since nothing is written. */
export const queries: Record<string, Row[]> = {
  addressByZipCode: [
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'nothing'],
      'addressByZipCode(zipCode: "12010000") { street }',
    ],
  ],
  attribute: [[everybody, 'attribute(id: 1) { id }']],
  attributePage: [[admins, 'attributePage { items { id } pagination { total } }']],
  attributes: [[everybody, 'attributes { id }']],
  auditEntries: [[admins, 'auditEntries { items { id } pagination { total } }']],
  business: [[everybody, 'business(id: 1) { id }']],
  businessAct: [[['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'nothing'], 'businessAct(act: "999") { id }']],
  businessExport: [[admins, 'businessExport { url expiresAt }']],
  businessIds: [[admins, 'businessIds(filter: { city: "nada" }, expected: 0)']],
  businessPage: [[admins, 'businessPage { items { id } pagination { total } }']],
  businessPairs: [[admins, 'businessPairs { items { score } pagination { total } }']],
  businessPoints: [[everybody, 'businessPoints { items { id } total unplaced }']],
  businessesOfOwner: [
    [signedIn, 'businessesOfOwner { items { id } pagination { total } }'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'ok', 'ok'], `businessesOfOwner(ownerId: ${owner}) { items { id } }`],
    [admins, 'businessesOfOwner(ownerId: 999) { items { id } }'],
    [admins, 'businessesOfOwner(ownerId: "abc") { items { id } }'],
  ],
  categories: [[everybody, 'categories { id }']],
  category: [[everybody, 'category(id: 1) { id }']],
  categoryPage: [[admins, 'categoryPage { items { id } pagination { total } }']],
  cities: [[everybody, 'cities { id }']],
  city: [[everybody, 'city(id: 1) { id }']],
  claimNotice: [[['nothing', 'nothing', 'nothing', 'nothing'], 'claimNotice(token: "1-x") { businessName }']],
  claimOptions: [
    [signedIn, 'claimOptions(slug: "padaria-da-serra") { methods isOwn claim { method } }'],
    [['UNAUTHENTICATED', 'nothing', 'nothing', 'nothing'], 'claimOptions(slug: "nada") { methods }'],
  ],
  claimReview: [
    [admins, 'claimReview(id: 2) { method claimant contacts { value } }'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'claimReview(id: 1) { method }'],
  ],
  cityOverview: [[everybody, 'cityOverview(city: "bananal") { total }']],
  cityPage: [[admins, 'cityPage { items { id } pagination { total } }']],
  dashboardStats: [[admins, 'dashboardStats { totalBusinesses }']],
  editBusinessesPreview: [
    [admins, 'editBusinessesPreview(input: { ids: [2], neighborhoodId: 3 }) { changed }'],
  ],
  emptySearchPage: [[admins, 'emptySearchPage { items { words visitors lastDay } pagination { total } }']],
  favorite: [
    [['UNAUTHENTICATED', 'ok', 'nothing', 'nothing'], 'favorite(id: 1) { id }'],
    [['UNAUTHENTICATED', 'nothing', 'ok', 'nothing'], 'favorite(id: 2) { id }'],
    [signedIn, 'favorite(businessId: 1) { id }'],
  ],
  favorites: [[signedIn, 'favorites { id business { id } }']],
  invitation: [[everybody, 'invitation(token: "invitation") { id }']],
  invitations: [[admins, 'invitations { id email expiresAt }']],
  isPasswordResetLinkValid: [[everybody, 'isPasswordResetLinkValid(token: "link-of-ROLE")']],
  latestBusinesses: [[everybody, 'latestBusinesses { id }']],
  me: [[signedIn, 'me { id email role businesses { id } }']],
  mergePreview: [
    [admins, 'mergePreview(keptId: 1, otherId: 2) { differing problem }'],
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      'mergePreview(keptId: 1, otherId: 999) { differing }',
    ],
  ],
  myData: [[signedIn, 'myData']],
  myProposals: [[signedIn, 'myProposals { items { id } pagination { total } }']],
  neighborhood: [[everybody, 'neighborhood(id: 1) { id }']],
  neighborhoodPage: [[admins, 'neighborhoodPage { items { id } pagination { total } }']],
  neighborhoods: [[everybody, 'neighborhoods { id }']],
  openProposals: [[admins, 'openProposals']],
  openSessions: [[signedIn, 'openSessions { id device createdAt lastUsedOn isCurrent }']],
  passkeys: [[signedIn, 'passkeys { id name createdAt lastUsedOn }']],
  openDay: [[everybody, 'openDay(city: "bananal") { date }']],
  photoImports: [[admins, 'photoImports { id }']],
  popularCities: [[everybody, 'popularCities { id }']],
  ownersDates: [[admins, 'ownersDates { id }']],
  proposalPage: [[admins, 'proposalPage { items { id } pagination { total } }']],
  recentBusinesses: [[admins, 'recentBusinesses { id }']],
  recoveryCodesLeft: [[signedIn, 'recoveryCodesLeft']],
  registrations: [[admins, 'registrations { id }']],
  registrationsByDay: [[admins, 'registrationsByDay(month: "2026-11") { count }']],
  relatedBusinesses: [[everybody, 'relatedBusinesses(slug: "cantina-da-serra") { id }']],
  searchAlternatives: [[everybody, 'searchAlternatives(filter: { city: "bananal" }) { total }']],
  searchBusinesses: [[everybody, 'searchBusinesses { items { id } }']],
  subcategories: [[everybody, 'subcategories { id }']],
  similarBusinesses: [[admins, 'similarBusinesses(input: { name: "Padaria" }) { reasons }']],
  submissionStatus: [
    [['nothing', 'nothing', 'nothing', 'nothing'], 'submissionStatus(token: "1-x") { isConfirmed }'],
  ],
  suggestions: [[everybody, 'suggestions(text: "cantina") { kind label }']],
  confirmationRequest: [
    [['nothing', 'nothing', 'nothing', 'nothing'], 'confirmationRequest(token: "1-x") { isConfirmed }'],
  ],
  contactChange: [
    [['nothing', 'nothing', 'nothing', 'nothing'], 'contactChange(token: "1-x") { businessName }'],
  ],
  subcategory: [[everybody, 'subcategory(id: 1) { id }']],
  subcategoryPage: [[admins, 'subcategoryPage { items { id } pagination { total } }']],
  synonymCheck: [[admins, 'synonymCheck(synonyms: ["oculista"], category: 1) { names count }']],
  uneditedDrafts: [[admins, 'uneditedDrafts(ids: [2])']],
  upcomingHolidays: [[everybody, 'upcomingHolidays { date name }']],
  user: [
    [admins, `user(id: ${owner}) { email }`],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'nothing'], 'user(id: 999) { id }'],
  ],
  undoPreview: [
    [admins, 'undoPreview(auditEntryId: 2) { done fields { field } }'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'undoPreview(auditEntryId: 999) { done }'],
  ],
  sourceCategoryPage: [[admins, 'sourceCategoryPage { items { name } pagination { total } }']],
  userPage: [[admins, 'userPage { items { email } pagination { total } }']],
  workOfTheDay: [[admins, 'workOfTheDay { business { id } kind }']],
  waitingMails: [[admins, 'waitingMails { reason total since }']],
  yearHolidays: [[admins, 'yearHolidays(city: "bananal") { date name }']],
}

/** Every mutation, by its name: each row on a world of its own (see `insertWorld`). */
export const mutations: Record<string, Row[]> = {
  resetSourceCategory: [[admins, 'resetSourceCategory(name: "bakery") { name }']],
  setSourceCategory: [
    [admins, 'setSourceCategory(input: { name: "bakery", isListed: false }) { name }'],
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      'setSourceCategory(input: { name: "x", isListed: false }) { name }',
    ],
  ],
  addDefaultAttributes: [[admins, 'addDefaultAttributes']],
  acceptInvitation: [
    [
      everybody,
      'acceptInvitation(input: { token: "invitation-of-ROLE", phone: "12999990000", password: "outra-senha" })',
    ],
  ],
  acceptClaimEvidence: [
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'BAD_USER_INPUT'],
      'acceptClaimEvidence(id: 2, confirmed: true) { id }',
    ],
  ],
  acceptOwnersDates: [
    [admins, 'acceptOwnersDates(proposals: [{ id: 1, content: "x" }]) { accepted skipped { reason } }'],
  ],
  acceptProposal: [
    [admins, 'acceptProposal(id: 1, confirmed: true) { id }'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'acceptProposal(id: 999) { id }'],
  ],
  addBusinessPhotos: [[admins, 'addBusinessPhotos(businessId: 1, photos: $files) { id }']],
  addFavorite: [
    [signedIn, 'addFavorite(businessId: 2) { id }'],
    [['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'], 'addFavorite(businessId: 999) { id }'],
  ],
  appealRemoval: [
    [
      ['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
      'appealRemoval(token: "1-x", note: "Nota") { isConfirmed }',
    ],
  ],
  changeBusinessState: [[admins, 'changeBusinessState(input: { ids: [2], state: DRAFT }) { id }']],
  changeEmail: [
    [signedIn, `changeEmail(input: { email: "ROLE@novo.test", password: "${password}" }) { id }`],
  ],
  changePassword: [
    [
      signedIn,
      `changePassword(input: { currentPassword: "${password}", newPassword: "outra-senha" }) { token }`,
    ],
  ],
  confirmBusinessHours: [[admins, 'confirmBusinessHours(id: 1) { id }']],
  confirmContact: [
    [admins, 'confirmContact(id: 1, topic: PHONE, how: CALL) { id }'],
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      'confirmContact(id: 999, topic: PHONE, how: CALL) { id }',
    ],
  ],
  answerConfirmation: [
    [
      ['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
      'answerConfirmation(token: "1-x", confirms: true)',
    ],
  ],
  // The owner has a passkey.
  checkClaimMessage: [
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'BAD_USER_INPUT'],
      'checkClaimMessage(id: 2, number: "12999990000", code: "1") { id }',
    ],
  ],
  claimBusiness: [
    [
      ['UNAUTHENTICATED', 'ok', 'BAD_USER_INPUT', 'ok'],
      'claimBusiness(slug: "padaria-da-serra", method: EVIDENCE, note: "Nota") { isOwn }',
    ],
    [
      ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
      'claimBusiness(slug: "x", method: EVIDENCE, note: "Nota") { isOwn }',
    ],
  ],
  confirmSignIn: [[['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'ok'], `confirmSignIn(password: "${password}")`]],
  confirmSignInWithPasskey: [[notMade, `confirmSignInWithPasskey(response: ${signature})`]],
  confirmSubmission: [
    [
      ['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
      'confirmSubmission(token: "1-x") { isConfirmed }',
    ],
  ],
  contestContactChange: [
    [
      ['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
      'contestContactChange(token: "1-x")',
    ],
  ],
  createBusiness: [
    [
      admins,
      `createBusiness(input: { ${business}, address: { cityId: 3, neighborhoodId: 2 } }) { id owner { id } }`,
    ],
  ],
  createCategory: [[admins, 'createCategory(input: { name: "Nova" }) { id }']],
  createCity: [[admins, 'createCity(input: { name: "Nova", image: $file }) { id }']],
  createNeighborhood: [[admins, 'createNeighborhood(input: { name: "Novo", cityId: 1 }) { id }']],
  createAttribute: [
    [admins, 'createAttribute(input: { name: "Nova", question: "Nova?", group: "Outros" }) { id }'],
  ],
  createSubcategory: [[admins, 'createSubcategory(input: { name: "Nova", categoryId: 1 }) { id }']],
  deleteAccount: [[signedIn, `deleteAccount(password: "${password}")`]],
  deleteBusiness: [
    [admins, 'deleteBusiness(id: 2)'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'deleteBusiness(id: 999)'],
  ],
  deleteBusinesses: [[admins, 'deleteBusinesses(ids: [2])']],
  deleteBusinessPhoto: [[admins, 'deleteBusinessPhoto(businessId: 2, photoId: 1) { id }']],
  deleteCategory: [[admins, 'deleteCategory(id: 3)']],
  deleteCity: [[admins, 'deleteCity(id: 4)']],
  deleteEmptySearch: [[admins, 'deleteEmptySearch(words: "encanador")']],
  deleteNeighborhood: [[admins, 'deleteNeighborhood(id: 1)']],
  deleteAttribute: [[admins, 'deleteAttribute(id: 2)']],
  deleteSubcategory: [[admins, 'deleteSubcategory(id: 4)']],
  editBusinesses: [[admins, 'editBusinesses(input: { ids: [2], neighborhoodId: 3 }) { id }']],
  endSession: [
    [['UNAUTHENTICATED', 'ok', 'NOT_FOUND', 'NOT_FOUND'], `endSession(id: "${sessionName('user')}")`],
    [
      ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
      `endSession(id: "${sessionName('otherAdmin')}")`,
    ],
    [['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'], 'endSession(id: "1")'],
  ],
  drawClaimCode: [
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'BAD_USER_INPUT'], 'drawClaimCode(id: 2) { id }'],
  ],
  enterClaimCode: [
    [
      ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
      'enterClaimCode(slug: "padaria-da-serra", code: "1") { isOwn }',
    ],
  ],
  eraseBusiness: [
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      'eraseBusiness(proposalId: 1, name: "Padaria da Serra", basis: EVIDENCE) { protocol }',
    ],
  ],
  hideContacts: [
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'BAD_USER_INPUT'], 'hideContacts(businessId: 2) { id }'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'hideContacts(businessId: 999) { id }'],
  ],
  enterProposal: [
    [admins, 'enterProposal(businessId: 1, channel: PHONE, input: { topics: [PHONE] }) { token }'],
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      'enterProposal(businessId: 999, channel: PHONE, input: { topics: [PHONE] }) { token }',
    ],
  ],
  importBusinesses: [[admins, 'importBusinesses(file: $csv) { updated }']],
  importDutyRoster: [[admins, 'importDutyRoster(file: $roster) { changed }']],
  importSource: [
    [admins, 'importSource(file: $csv, input: { source: "A", licence: "B", dryRun: true }) { places }'],
  ],
  inspectSource: [[admins, 'inspectSource(file: $csv) { format }']],
  inviteUser: [[admins, 'inviteUser(input: { name: "Nova", email: "nova@novo.test", role: ADMIN }) { id }']],
  logOut: [[signedIn, 'logOut']],
  logOutEverywhere: [[signedIn, 'logOutEverywhere']],
  login: [
    [everybody, `login(input: { email: "${roleEmail('otherAdmin')}", password: "${password}" }) { token }`],
  ],
  markDistinct: [
    [admins, 'markDistinct(firstId: 1, secondId: 2)'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'markDistinct(firstId: 1, secondId: 999)'],
  ],
  searchPairs: [[admins, 'searchPairs']],
  mergeBusinesses: [
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      'mergeBusinesses(input: { keptId: 1, otherId: 999, keptVersion: 1, otherVersion: 1 }) { entryId }',
    ],
  ],
  orderBusinessPhotos: [[admins, 'orderBusinessPhotos(businessId: 2, photoIds: [2, 1]) { id }']],
  proposeChanges: [
    [
      ['UNAUTHENTICATED', 'NOT_FOUND', 'ok', 'NOT_FOUND'],
      'proposeChanges(businessId: 2, input: { topics: [PHONE] }) { token }',
    ],
    [
      ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
      'proposeChanges(businessId: 1, input: { topics: [PHONE] }) { token }',
    ],
    [
      ['UNAUTHENTICATED', 'NOT_FOUND', 'ok', 'NOT_FOUND'],
      'proposeChanges(businessId: 2, input: { topics: [PHOTOS], photoIds: ["1"] }, photos: []) { token }',
    ],
  ],
  proposeCorrection: [
    [everybody, 'proposeCorrection(slug: "padaria-da-serra", input: { topics: [PHONE] }) { token }'],
  ],
  recordClaimCall: [
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'BAD_USER_INPUT'],
      'recordClaimCall(id: 2, contact: "1", reached: true) { id }',
    ],
  ],
  showContacts: [
    [admins, 'showContacts(businessId: 2) { id }'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'showContacts(businessId: 999) { id }'],
  ],
  refuseProposal: [
    [admins, 'refuseProposal(id: 1, reason: "Não é.") { id }'],
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      'refuseProposal(id: 999, reason: "Não é.") { id }',
    ],
  ],
  putOffWork: [
    [admins, 'putOffWork(businessId: 1, kind: NO_PHOTO, forGood: false)'],
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      'putOffWork(businessId: 999, kind: NO_PHOTO, forGood: false)',
    ],
  ],
  register: [
    [
      everybody,
      `register(input: { name: "Nova", email: "ROLE@novo.test", phone: "12999990000", password: "${password}" }) { token user { role } }`,
    ],
  ],
  registerPasskey: [[notMade, `registerPasskey(input: { name: "Notebook", response: ${attestation} })`]],
  removeFavorite: [
    [['UNAUTHENTICATED', 'ok', 'NOT_FOUND', 'NOT_FOUND'], 'removeFavorite(id: 1)'],
    [['UNAUTHENTICATED', 'NOT_FOUND', 'ok', 'NOT_FOUND'], 'removeFavorite(id: 2)'],
    [['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'], 'removeFavorite(id: 999)'],
    [['UNAUTHENTICATED', 'nothing', 'nothing', 'nothing'], 'removeFavorite(businessId: 2)'],
  ],
  removePasskey: [
    [['UNAUTHENTICATED', 'NOT_FOUND', 'ok', 'NOT_FOUND'], 'removePasskey(id: 1)'],
    [['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'], 'removePasskey(id: 999)'],
  ],
  removeSecondFactor: [
    [admins, `removeSecondFactor(id: ${owner}) { id }`],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'removeSecondFactor(id: 999) { id }'],
  ],
  renewRecoveryCodes: [[['UNAUTHENTICATED', 'NOT_FOUND', 'ok', 'NOT_FOUND'], 'renewRecoveryCodes']],
  replaceBusinessPhotos: [[admins, 'replaceBusinessPhotos(businessId: 2, photos: $files) { id }']],
  reportEmptySearch: [[everybody, 'reportEmptySearch(filter: { name: "encanador" })']],
  requestPasswordReset: [[everybody, 'requestPasswordReset(email: "ninguem@guiadovale.test")']],
  refuseSubmission: [
    [
      ['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
      'refuseSubmission(token: "1-x")',
    ],
  ],
  requestChatConfirmation: [
    [admins, 'requestChatConfirmation(businessId: 2)'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'requestChatConfirmation(businessId: 999)'],
  ],
  requestConfirmation: [
    [['UNAUTHENTICATED', 'FORBIDDEN', 'ok', 'ok'], 'requestConfirmation(businessId: 2)'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'requestConfirmation(businessId: 999)'],
  ],
  resetPassword: [[everybody, `resetPassword(input: { token: "link-of-ROLE", newPassword: "outra-senha" })`]],
  resendInvitation: [
    [admins, 'resendInvitation(id: 1) { id }'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'resendInvitation(id: 999) { id }'],
  ],
  revokeInvitation: [
    [admins, 'revokeInvitation(id: 1)'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'revokeInvitation(id: 999)'],
  ],
  restoreDeletion: [
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'], 'restoreDeletion(auditEntryId: 1) { id slug }'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'restoreDeletion(auditEntryId: 999) { id }'],
  ],
  sendPasswordLink: [
    [admins, `sendPasswordLink(id: ${owner})`],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'sendPasswordLink(id: 999)'],
  ],
  setDateHours: [
    [
      admins,
      `setDateHours(input: { date: "${localDate(Date.now())}", entries: [{ id: 2, version: 1, hours: "fechado" }] }) { saved }`,
    ],
  ],
  setUserActive: [
    [admins, `setUserActive(id: ${owner}, isActive: false) { id }`],
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      'setUserActive(id: 999, isActive: false) { id }',
    ],
  ],
  setUserRole: [
    [admins, `setUserRole(id: ${owner}, role: ADMIN) { id }`],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'setUserRole(id: 999, role: ADMIN) { id }'],
  ],
  // This world's pictures have rows alone: there is no file to turn.
  stopClaim: [
    [
      ['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'],
      'stopClaim(token: "1-x") { isStopped }',
    ],
  ],
  turnBusinessPhoto: [
    [
      ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
      'turnBusinessPhoto(id: 1, quarterTurns: 1) { id }',
    ],
  ],
  signInWithPasskey: [
    [
      ['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', 'INVALID_CREDENTIALS'],
      `signInWithPasskey(input: { response: ${signature} }) { token }`,
    ],
  ],
  startPasskeyRegistration: [[signedIn, 'startPasskeyRegistration']],
  startPasskeySignIn: [[everybody, 'startPasskeySignIn']],
  undoChange: [
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok'], 'undoChange(auditEntryId: 2) { done }'],
    [['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'], 'undoChange(auditEntryId: 999) { done }'],
  ],
  updateBusiness: [
    [admins, 'updateBusiness(id: 2, input: { name: "Outra" }) { id }'],
    [admins, 'updateBusiness(id: 1, input: { ownerId: 1 }) { id }'],
  ],
  updateBusinessPhoto: [[admins, 'updateBusinessPhoto(id: 1, alt: "Balcão") { id }']],
  updateCategory: [[admins, 'updateCategory(id: 1, input: { name: "Outra" }) { id }']],
  updateCity: [[admins, 'updateCity(id: 1, input: { name: "Outra" }) { id }']],
  updateNeighborhood: [[admins, 'updateNeighborhood(id: 1, input: { name: "Outro" }) { id }']],
  updateProfile: [[signedIn, 'updateProfile(input: { name: "Outro", photo: $file }) { id }']],
  updateAttribute: [[admins, 'updateAttribute(id: 1, input: { name: "Outra" }) { id }']],
  updateSubcategory: [[admins, 'updateSubcategory(id: 1, input: { name: "Outra" }) { id }']],
}
