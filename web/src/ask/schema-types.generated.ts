export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment: ISO 8601 in UTC, with milliseconds. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A file sent with the operation, as the GraphQL multipart request specification says (docs/graphql.md). */
  Upload: { input: File; output: File; }
};

/** What an invited person adds. */
export type AcceptInvitationInput = {
  /** 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** Digits with the area code, however they are written. */
  phone: Scalars['String']['input'];
  /** From the link that was sent. */
  token: Scalars['String']['input'];
};

/** What was done to an entity. */
export type AuditAction =
  /** Several were changed at once; what was done to each is a line. */
  | 'BULK'
  /** It was made. */
  | 'CREATE'
  /** It was deleted. */
  | 'DELETE'
  /** A file was imported; what it did to each thing is a line. */
  | 'IMPORT'
  /** Its deletion was taken back. */
  | 'RESTORE'
  /** Some of it changed. */
  | 'UPDATE';

/** What the audit trail speaks of. */
export type AuditEntity =
  /** An establishment. */
  | 'BUSINESS'
  /** A category. */
  | 'CATEGORY'
  /** A city. */
  | 'CITY'
  /** An invitation to an account. */
  | 'INVITATION'
  /** A neighborhood. */
  | 'NEIGHBORHOOD'
  /** A subcategory. */
  | 'SUBCATEGORY'
  /** An account. */
  | 'USER';

/** Which entries of the audit trail a list shows. An import and a change of several are one, and of the kind and the deed of any of their lines; `search` and `entityId` find the lines themselves. */
export type AuditFilter = {
  /** Only this kind of deed. */
  action?: InputMaybe<AuditAction>;
  /** Only what this account did. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what was done to this kind of thing. */
  entity?: InputMaybe<AuditEntity>;
  /** Only what was done to the thing with this id. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what was done on this day in São Paulo or later: yyyy-MM-dd. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Only the lines of the entry with this id: of an import or a change of several, in their order. */
  partOf?: InputMaybe<Scalars['ID']['input']>;
  /** Words, each of them in what it was called then; accounts have none. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only what was done on this day in São Paulo or before: yyyy-MM-dd. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** What to look for. Places and categories are named by slug or by id; an unknown one matches nothing, an absent or empty one excludes nothing. */
export type BusinessFilter = {
  /** Slug or id of a category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Slug or id of a city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** With `openNow`: also establishments that tell no hours of that day. Ignored without it. */
  includeUnknownHours?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words that the name must contain, all of them, inside a word too, without regard to case or accents. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only establishments within a distance; those without coordinates never match. */
  near?: InputMaybe<NearFilter>;
  /** Slug or id of a neighborhood; without a city, a slug means the neighborhoods of that slug in all cities. */
  neighborhood?: InputMaybe<Scalars['String']['input']>;
  /** Only establishments that are open at the minute of the search; those without hours match with `includeUnknownHours` only. It never orders, and the counts of alternatives leave it aside. */
  openNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only establishments that can be entered without a step; those of which nobody has told never match. */
  stepFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** Slug or id of a subcategory. */
  subcategory?: InputMaybe<Scalars['String']['input']>;
  /** Only establishments on a part of the map; those without coordinates never match. */
  within?: InputMaybe<WithinFilter>;
};

/** A field of BusinessFilter. */
export type BusinessFilterField =
  /** The filter `category`. */
  | 'CATEGORY'
  /** The filter `city`. */
  | 'CITY'
  /** The filter `name`. */
  | 'NAME'
  /** The filter `near`. */
  | 'NEAR'
  /** The filter `neighborhood`. */
  | 'NEIGHBORHOOD'
  /** The filter `stepFree`. */
  | 'STEP_FREE'
  /** The filter `subcategory`. */
  | 'SUBCATEGORY';

/** Which establishments the administrators' list shows: those to which all of it applies. */
export type BusinessListFilter = {
  /** Slug or id of a category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Those that an import or a change of several created or changed and that are still there: id of its entry of the audit trail, or the `actKey` under which it was made. */
  changedBy?: InputMaybe<Scalars['ID']['input']>;
  /** Slug or id of a city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Slug or id of a neighborhood; a slug may be of one in each city. */
  neighborhood?: InputMaybe<Scalars['String']['input']>;
  /** Id of the account that owns them. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Words that the name must contain, as a search takes them; digits find phone numbers and ids too. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those in this state. */
  state?: InputMaybe<BusinessState>;
  /** Slug or id of a subcategory. */
  subcategory?: InputMaybe<Scalars['String']['input']>;
  /** Only those without coordinates, or only those with both. */
  withoutCoordinates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those without an owner, or only those with one. */
  withoutOwner?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those without photos, or only those with some. */
  withoutPhotos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An order of establishments. There is no other: no place in a list can be bought. */
export type BusinessOrder =
  /** Those registered last come first. */
  | 'NEWEST'
  /** Every establishment has the same chance of every place; one seed keeps one order until midnight in São Paulo. As long as the same establishments match, its pages never repeat one and never leave one out. */
  | 'RANDOM';

/** How the administrators' list of establishments is sorted; the id settles ties. */
export type BusinessSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field?: BusinessSortField;
};

/** By what the administrators' list of establishments is sorted. */
export type BusinessSortField =
  /** By the city's name. */
  | 'CITY'
  /** By when they were registered. */
  | 'CREATED_AT'
  /** By name, without regard to case and accents. */
  | 'NAME'
  /** By when they were last changed. */
  | 'UPDATED_AT';

/** Whether an establishment is at work. */
export type BusinessState =
  /** It has closed for good: no list shows it. */
  | 'CLOSED_FOR_GOOD'
  /** It has closed for a while; `reopensOn` says until when, if told. */
  | 'CLOSED_TEMPORARILY'
  /** Nobody but administrators and its owner can read it. */
  | 'DRAFT'
  /** It is. */
  | 'PUBLISHED';

/** What happens to the categories of several establishments. */
export type CategoriesAction =
  /** The given ones come behind those that are there. */
  | 'ADD'
  /** The given ones go; a category takes its subcategories along. */
  | 'REMOVE'
  /** The given ones are there instead. */
  | 'REPLACE';

/** What happens to the categories of several establishments. */
export type CategoriesEditInput = {
  /** What happens. */
  action: CategoriesAction;
  /** Ids of categories, at most 10, in order. */
  categoryIds?: Array<Scalars['ID']['input']>;
  /** Ids of subcategories, at most 30, in order. */
  subcategoryIds?: Array<Scalars['ID']['input']>;
};

/** Which categories a list shows. */
export type CategoryListFilter = {
  /** Words of the name or the slug. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Another address for an account. */
export type ChangeEmailInput = {
  /** The address; stored in one spelling, in lower case. */
  email: Scalars['String']['input'];
  /** The password that the account has now. */
  password: Scalars['String']['input'];
};

/** Another password for an account. */
export type ChangePasswordInput = {
  /** The password that the account has now. */
  currentPassword: Scalars['String']['input'];
  /** 8 to 128 characters. */
  newPassword: Scalars['String']['input'];
  /** Of the new session: a token for 30 days instead of 12 hours. */
  remember?: Scalars['Boolean']['input'];
};

/** A change of the state of several establishments. */
export type ChangeStateInput = {
  /** Ids of the establishments, 1 to 5000; those that are gone are left out. */
  ids: Array<Scalars['ID']['input']>;
  /** What all of them are then. */
  state: BusinessState;
};

/** Which cities a list shows. */
export type CityListFilter = {
  /** Only those offered for choosing, or only the others. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only the popular ones, or only the others. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the name or the slug. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Where a new establishment is. */
export type CreateAddressInput = {
  /** Id of the city. */
  cityId: Scalars['ID']['input'];
  /** Id of the neighborhood, which must be of that city. */
  neighborhoodId: Scalars['ID']['input'];
  /** The number in the street; "S/N" is one. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The street, if known. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The zip code (CEP): eight digits. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** A new establishment. Its slug is made from the name. */
export type CreateBusinessInput = {
  /** Whether it has an accessible toilet; null when nobody has told. */
  accessibleToilet?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is. */
  address: CreateAddressInput;
  /** Ids, 1 to 10, in order; the first is the main one. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** HTML; kept of it are paragraphs, lists, links, bold, italic, underlined and aligned text. */
  description: Scalars['String']['input'];
  /** Its public e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Its Facebook page: an http or https address. A bare name is completed. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Fridays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  fridayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its Instagram profile: an http or https address. A bare name such as "@cantina" is completed. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees; both coordinates or neither. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Whether somebody there speaks Libras, the Brazilian sign language; null when nobody has told. */
  libras?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its LinkedIn page: an http or https address. A company's bare name is completed. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** Longitude in degrees. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** When it opens on Mondays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  mondayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its name, as people write it. */
  name: Scalars['String']['input'];
  /** Id of the account that owns it. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the area code; 0800 and 4004 numbers, their like and public services too. Prefixes of country and carrier are left out, as is an extension. */
  phone: Scalars['String']['input'];
  /** Its photos, at most 15, in order; the first is the cover. */
  photos?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** The day on which it is to open again, yyyy-MM-dd or dd/MM/yyyy; kept of what has closed for a while only. */
  reopensOn?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a parking space for people with disabilities; null when nobody has told. */
  reservedParking?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it opens on Saturdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  saturdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its own site: an http or https address. A bare domain such as "cantina.com.br" is completed. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** What holds on single dates in place of the week, separated by semicolons, each with a reason in brackets if there is one. */
  specialHours?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is at work; null makes it PUBLISHED, as does a create without it. A DRAFT may be sent with a blank description, a blank phone and no category, beside its state; any other state needs them all. */
  state?: InputMaybe<BusinessState>;
  /** Whether it can be entered without a step; null when nobody has told. */
  stepFreeEntrance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids, at most 30, in order, each of one of the categories. At least one if the categories have any that is active. */
  subcategoryIds?: Array<Scalars['ID']['input']>;
  /** When it opens on Sundays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  sundayHours?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Thursdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  thursdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its TikTok profile: an http or https address. A bare name such as "@cantina" is completed. */
  tiktok?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Tuesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  tuesdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its Twitter profile: an http or https address. A bare name such as "@cantina" is completed. */
  twitter?: InputMaybe<Scalars['String']['input']>;
  /** A video on YouTube, in any form of its address; kept as https://www.youtube.com/watch?v=…. */
  video?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Wednesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  wednesdayHours?: InputMaybe<Scalars['String']['input']>;
  /** With the area code: 10 or 11 digits. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** A new category. */
export type CreateCategoryInput = {
  /** Its icon. */
  icon?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether it is marked as popular. */
  isPopular?: Scalars['Boolean']['input'];
  /** Its name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** The type of schema.org that its establishments have in structured data, a subtype of LocalBusiness. */
  schemaType?: InputMaybe<Scalars['String']['input']>;
  /** Its name in addresses; made from the name when absent or blank. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** What else people call it. At most 40 of 40 characters; equal ones are taken once. */
  synonyms?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A new city. */
export type CreateCityInput = {
  /** Whether it is offered for choosing; its establishments stay public. */
  active?: Scalars['Boolean']['input'];
  /** Its own holidays, beside those of the country and the state: "19/03 São José" is of every year, "16/02/2027 Festa do Divino" of one. At most 20 with names of 60 characters. */
  holidays?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A picture of it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether the home page shows it among the popular. */
  isPopular?: Scalars['Boolean']['input'];
  /** Latitude of its centre in degrees; with a longitude only. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude of its centre in degrees; with a latitude only. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Its name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Its name in addresses; made from the name when absent or blank. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** A new neighborhood. */
export type CreateNeighborhoodInput = {
  /** The city; one with establishments stays where it is. */
  cityId: Scalars['ID']['input'];
  /** Its name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Its name in addresses; made from the name when absent or blank. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** A new subcategory. */
export type CreateSubcategoryInput = {
  /** Whether the public sees it. */
  active?: Scalars['Boolean']['input'];
  /** The category; one with establishments stays where it is. */
  categoryId: Scalars['ID']['input'];
  /** Its icon. */
  icon?: InputMaybe<Scalars['Upload']['input']>;
  /** Its name, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Its name in addresses; made from the name when absent or blank. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** What else people call it. At most 40 of 40 characters; equal ones are taken once. */
  synonyms?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One edit of several establishments: an absent field is unchanged. */
export type EditBusinessesInput = {
  /** What happens to their categories. */
  categories?: InputMaybe<CategoriesEditInput>;
  /** That of the preview; the edit is refused with CONFLICT if it would now change something else. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the establishments, 1 to 5000; those that are gone are left out. */
  ids: Array<Scalars['ID']['input']>;
  /** Id of the neighborhood where all of them are then, with its city. */
  neighborhoodId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the account that owns all of them then; null takes the owner away. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of a line of a file, or would become of it. */
export type ImportOutcome =
  /** It made an establishment. */
  | 'CREATED'
  /** Something is wrong with it; nothing of it was saved. */
  | 'REFUSED'
  /** It says what is there already. */
  | 'UNCHANGED'
  /** It changed an establishment. */
  | 'UPDATED';

/** Who is invited to an account. */
export type InviteUserInput = {
  /** The address; stored in one spelling, in lower case. */
  email: Scalars['String']['input'];
  /** What the person is called. */
  name: Scalars['String']['input'];
  /** What the account may do. */
  role: Role;
};

/** What opens a session. */
export type LoginInput = {
  /** The address of the account. */
  email: Scalars['String']['input'];
  /** Its password. */
  password: Scalars['String']['input'];
  /** For an account with a passkey that is not at hand: one of its codes, which is used up. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  /** A token for 30 days instead of 12 hours. */
  remember?: Scalars['Boolean']['input'];
};

/** Why mails could not be sent yet. */
export type MailFailure =
  /** The mail server could not be reached, or gave no answer. */
  | 'AWAY'
  /** The mail server refused the user or the password. */
  | 'CREDENTIALS'
  /** The mail server refused them for now. */
  | 'REFUSED';

/** A circle on the map. It filters and never orders. The position is rounded to some 500 m and stored nowhere. */
export type NearFilter = {
  /** Kilometres around the position: 1, 3, 5 or 10. */
  km: Scalars['Int']['input'];
  /** Degrees, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Degrees, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** Which neighborhoods a list shows. */
export type NeighborhoodListFilter = {
  /** Slug or id of a city; an unknown one has none. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Words of the name or the slug. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What opens a session without a password. */
export type PasskeySignInInput = {
  /** A token for 30 days instead of 12 hours. */
  remember?: Scalars['Boolean']['input'];
  /** What the browser answered (PublicKeyCredential.toJSON). */
  response: Scalars['JSON']['input'];
};

/** Where photos go that are sent with changes of an establishment. */
export type PhotosAction =
  /** After those that are there. */
  | 'APPEND'
  /** Instead of those that are there. */
  | 'REPLACE';

/** The order of a list of cities, neighborhoods, categories or subcategories. */
export type PlaceSort = {
  /** Which way. */
  direction?: SortDirection;
  /** What it is ordered by; the id settles what is equal. */
  field?: PlaceSortField;
};

/** What a list of cities, neighborhoods, categories or subcategories is ordered by. */
export type PlaceSortField =
  /** When they were added. */
  | 'CREATED_AT'
  /** Their names, as Portuguese sorts them. */
  | 'NAME'
  /** When they were last changed. */
  | 'UPDATED_AT';

/** A new account. */
export type RegisterInput = {
  /** The address; stored in one spelling, in lower case. */
  email: Scalars['String']['input'];
  /** What its owner is called. */
  name: Scalars['String']['input'];
  /** 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** Digits with the area code, however they are written. */
  phone: Scalars['String']['input'];
};

/** A passkey that the browser has just made. */
export type RegisterPasskeyInput = {
  /** What its owner calls it, at most 60 characters. */
  name: Scalars['String']['input'];
  /** What the browser answered (PublicKeyCredential.toJSON). */
  response: Scalars['JSON']['input'];
};

/** Another password for an account whose password was forgotten. */
export type ResetPasswordInput = {
  /** 8 to 128 characters. */
  newPassword: Scalars['String']['input'];
  /** From the link that was sent. */
  token: Scalars['String']['input'];
};

/** Whether a deletion can be taken back. */
export type RestorationState =
  /** It has been taken back. */
  | 'DONE'
  /** It is too late. */
  | 'EXPIRED'
  /** It can, until `restorableUntil`. */
  | 'POSSIBLE';

/** What an account may do: each role may do what those below it may. */
export type Role =
  /** An administrator. */
  | 'ADMIN'
  /** A normal account. */
  | 'USER';

/** Which way a list runs. */
export type SortDirection =
  /** From the first to the last. */
  | 'ASC'
  /** From the last to the first. */
  | 'DESC';

/** Which subcategories a list shows. */
export type SubcategoryListFilter = {
  /** Only active ones, or only the others. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Slug or id of a category; an unknown one has none. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Words of the name or the slug. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What a suggestion leads to. */
export type SuggestionKind =
  /** One establishment. */
  | 'BUSINESS'
  /** A category, also in a place. */
  | 'CATEGORY'
  /** A city. */
  | 'CITY'
  /** A neighborhood. */
  | 'NEIGHBORHOOD'
  /** A subcategory, also in a place. */
  | 'SUBCATEGORY';

/** Changes of an address: an absent field is unchanged, null clears. */
export type UpdateAddressInput = {
  /** Id of the city. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the neighborhood, which must be of that city. */
  neighborhoodId?: InputMaybe<Scalars['ID']['input']>;
  /** The number in the street; "S/N" is one. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The street, if known. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The zip code (CEP): eight digits. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of an establishment: an absent field is unchanged, null clears. */
export type UpdateBusinessInput = {
  /** Whether it has an accessible toilet; null when nobody has told. */
  accessibleToilet?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is. */
  address?: InputMaybe<UpdateAddressInput>;
  /** Ids, 1 to 10, in order; the first is the main one. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** HTML; kept of it are paragraphs, lists, links, bold, italic, underlined and aligned text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its public e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Its Facebook page: an http or https address. A bare name is completed. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Fridays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  fridayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its Instagram profile: an http or https address. A bare name such as "@cantina" is completed. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees; both coordinates or neither. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Whether somebody there speaks Libras, the Brazilian sign language; null when nobody has told. */
  libras?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its LinkedIn page: an http or https address. A company's bare name is completed. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** Longitude in degrees. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** When it opens on Mondays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  mondayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its name, as people write it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of the account that owns it. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the area code; 0800 and 4004 numbers, their like and public services too. Prefixes of country and carrier are left out, as is an extension. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Photos, in order; at most 15 with those that stay. */
  photos?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** Where the photos go. */
  photosAction?: PhotosAction;
  /** The day on which it is to open again, yyyy-MM-dd or dd/MM/yyyy; kept of what has closed for a while only. */
  reopensOn?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a parking space for people with disabilities; null when nobody has told. */
  reservedParking?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it opens on Saturdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  saturdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its own site: an http or https address. A bare domain such as "cantina.com.br" is completed. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** What holds on single dates in place of the week, separated by semicolons, each with a reason in brackets if there is one. */
  specialHours?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is at work; null makes it PUBLISHED, as does a create without it. A DRAFT may be sent with a blank description, a blank phone and no category, beside its state; any other state needs them all. */
  state?: InputMaybe<BusinessState>;
  /** Whether it can be entered without a step; null when nobody has told. */
  stepFreeEntrance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids, at most 30, in order, each of one of the categories. At least one if the categories have any that is active. */
  subcategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When it opens on Sundays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  sundayHours?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Thursdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  thursdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its TikTok profile: an http or https address. A bare name such as "@cantina" is completed. */
  tiktok?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Tuesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  tuesdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its Twitter profile: an http or https address. A bare name such as "@cantina" is completed. */
  twitter?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; when the establishment has changed since, the update is refused with CONFLICT. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** A video on YouTube, in any form of its address; kept as https://www.youtube.com/watch?v=…. */
  video?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Wednesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  wednesdayHours?: InputMaybe<Scalars['String']['input']>;
  /** With the area code: 10 or 11 digits. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a category: what is absent stays as it is. */
export type UpdateCategoryInput = {
  /** Its icon; null removes it. */
  icon?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether it is marked as popular. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name, at most 120 characters; the slug stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The type of schema.org that its establishments have in structured data, a subtype of LocalBusiness; null or blank removes it. */
  schemaType?: InputMaybe<Scalars['String']['input']>;
  /** Its name in addresses; null or blank has it made from the name again. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** What else people call it; an empty list removes them. At most 40 of 40 characters; equal ones are taken once. */
  synonyms?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Changes of a city: what is absent stays as it is. */
export type UpdateCityInput = {
  /** Whether it is offered for choosing; its establishments stay public. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its own holidays, beside those of the country and the state: "19/03 São José" is of every year, "16/02/2027 Festa do Divino" of one; an empty list removes them. At most 20 with names of 60 characters. */
  holidays?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A picture of it; null removes it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether the home page shows it among the popular. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** Latitude of its centre in degrees; with a longitude only. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude of its centre in degrees; with a latitude only. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Its name, at most 120 characters; the slug stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its name in addresses; null or blank has it made from the name again. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a neighborhood: what is absent stays as it is. */
export type UpdateNeighborhoodInput = {
  /** The city; one with establishments stays where it is. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name, at most 120 characters; the slug stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its name in addresses; null or blank has it made from the name again. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** What changes of an account; what is absent stays. */
export type UpdateProfileInput = {
  /** What its owner is called. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Digits with the area code, however they are written. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** A photo; null removes it. */
  photo?: InputMaybe<Scalars['Upload']['input']>;
};

/** Changes of a subcategory: what is absent stays as it is. */
export type UpdateSubcategoryInput = {
  /** Whether the public sees it. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The category; one with establishments stays where it is. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Its icon; null removes it. */
  icon?: InputMaybe<Scalars['Upload']['input']>;
  /** Its name, at most 120 characters; the slug stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its name in addresses; null or blank has it made from the name again. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** What else people call it; an empty list removes them. At most 40 of 40 characters; equal ones are taken once. */
  synonyms?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which accounts a list shows. */
export type UserListFilter = {
  /** Only accounts with this role. */
  role?: InputMaybe<Role>;
  /** Words, each of them in the name or in the e-mail. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list of accounts. */
export type UserSort = {
  /** Ascending or descending. */
  direction?: SortDirection;
  /** The column; the id decides between equal values. */
  field?: UserSortField;
};

/** What a list of accounts is ordered by. */
export type UserSortField =
  /** When the account was registered. */
  | 'CREATED_AT'
  /** The e-mail. */
  | 'EMAIL'
  /** The name. */
  | 'NAME';

/** A part of the map between two parallels and two meridians. It filters and never orders. */
export type WithinFilter = {
  /** Degrees, not west of `west`. */
  east: Scalars['Float']['input'];
  /** Degrees, not south of `south`. */
  north: Scalars['Float']['input'];
  /** Degrees, -90 to 90. */
  south: Scalars['Float']['input'];
  /** Degrees, -180 to 180. */
  west: Scalars['Float']['input'];
};
