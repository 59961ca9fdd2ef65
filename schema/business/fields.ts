import { z } from 'zod'
import { plainText } from '../excerpt.ts'
import { specialHours } from '../hours/rules.ts'
import { optionalWhatsapp, requiredEmail, requiredPhone } from '../input/contact.ts'
import { optionalLink, optionalVideo } from '../input/link.ts'
import { coordinates, optionalStreet, optionalStreetNumber, optionalZipCode } from '../input/place.ts'
import { requiredText, textOrNull, unreadable } from '../input/rules.ts'
import { richText } from '../rich-text/text.ts'
import { hasLoneSurrogate, tidyLine } from '../text.ts'
import { addressLine, type BusinessField, coordinate, flag, link, optional, weekday } from './field.ts'
import { reopeningRule, stateRule } from './state.ts'

export const missingDescription = 'Informe a descrição.'

const longest = richText.most.toLocaleString('pt-BR')
const description = z
  .string(missingDescription)
  .max(richText.most, `A descrição deve ter no máximo ${longest} caracteres, com a formatação.`)
  .refine((html) => !hasLoneSurrogate(html), unreadable)
  .refine((html) => plainText(html) !== '', missingDescription)

/**
 * The scalar fields of an establishment, in the order of REST bodies. `per-field.ts` derives what each side
 * needs from them; references, such as to the city, are coded on each side.
 *
 * The form groups them by `group`, `coordinates` together with `address`. Its values are strings, empty if
 * there is no value; creation validates them by `rule` after parsing degrees.
 *
 * A new field also needs a column in `schema.prisma` with a migration, and a line in the selections that
 * `fields.test.ts` compares. Public pages must not import this file, since it loads zod.
 */
export const businessFields = {
  name: {
    label: 'Nome',
    kind: 'text',
    group: 'facts',
    isRequired: true,
    rule: requiredText('o nome', 160),
    answered: 'Its name, as people write it.',
    examples: { sent: 'Cantina da Serra', answered: 'Cantina da Serra' },
    rest: { answered: 'Its name.', sent: 'Its name.' },
    csv: ['nome', 'name', 'estabelecimento'],
    csvHelp: 'O nome',
  },
  description: {
    label: 'Descrição',
    kind: 'html',
    group: 'description',
    isRequired: true,
    rule: description,
    answered: 'Sanitised HTML; empty when there is none.',
    sent: 'HTML; kept of it are paragraphs, lists, links, bold, italic, underlined and aligned text.',
    examples: { sent: '<p>Massas feitas em casa.</p>', answered: '<p>Massas feitas em casa.</p>' },
    rest: { sent: 'HTML, which is sanitised.' },
    csv: ['descrição', 'description'],
    csvHelp: 'Texto, com linha em branco entre parágrafos, ou HTML',
  },
  phone: {
    label: 'Telefone',
    kind: 'phone',
    inputMode: 'tel',
    group: 'contact',
    isRequired: true,
    rule: requiredPhone(),
    answered:
      'Digits only: 10 or 11 with the area code, or a 0800 or 4004 number or its like, or a public service of three digits.',
    sent: 'With the area code; 0800 and 4004 numbers, their like and public services too. Prefixes of country and carrier are left out, as is an extension.',
    examples: { sent: '(12) 3621-0000', answered: '1236210000' },
    rest: { sent: 'With the area code: 10 or 11 digits, or a 0800 or 4004 number or its like.' },
    csv: ['telefone', 'phone', 'fone'],
    csvHelp: '10 ou 11 dígitos, 0800, 4004 ou 190',
  },
  whatsapp: {
    ...optional,
    label: 'WhatsApp',
    kind: 'phone',
    inputMode: 'tel',
    group: 'contact',
    rule: optionalWhatsapp,
    answered: 'Digits only, if it has one.',
    sent: 'With the area code: 10 or 11 digits.',
    examples: { sent: '(12) 99621-0000', answered: '12996210000' },
    csv: ['whatsapp'],
    csvHelp: 'O número, com DDD',
  },
  email: {
    ...optional,
    label: 'E-mail',
    kind: 'text',
    inputMode: 'email',
    group: 'contact',
    rule: textOrNull(tidyLine, requiredEmail),
    answered: 'Its public e-mail address, if it has one.',
    sent: 'Its public e-mail address.',
    examples: { sent: 'contato@cantina.example', answered: 'contato@cantina.example' },
    csv: ['e-mail'],
    csvHelp: 'O e-mail público, que aparece no perfil',
  },
  street: {
    ...addressLine,
    label: 'Rua',
    kind: 'text',
    rule: optionalStreet,
    answered: 'The street, if known.',
    examples: { sent: 'Rua da Estação', answered: 'Rua da Estação' },
    rest: { sent: 'The street.' },
    csv: ['rua', 'street', 'logradouro'],
  },
  number: {
    ...addressLine,
    label: 'Número',
    kind: 'text',
    rule: optionalStreetNumber,
    answered: 'The number in the street; "S/N" is one.',
    examples: { sent: 'S/N', answered: '120' },
    rest: { sent: 'The number in the street.' },
    csv: ['número', 'number'],
  },
  zipCode: {
    ...addressLine,
    label: 'CEP',
    kind: 'zipCode',
    inputMode: 'numeric',
    rule: optionalZipCode,
    answered: 'The zip code (CEP): eight digits.',
    examples: { sent: '12010-000', answered: '12010000' },
    rest: { sent: 'The zip code (CEP).' },
    csv: ['cep', 'zip code', 'zip'],
  },
  latitude: {
    ...coordinate,
    label: 'Latitude',
    rule: coordinates.latitude,
    answered: 'Latitude in degrees, if known.',
    sent: 'Latitude in degrees; both coordinates or neither.',
    examples: { sent: '-23.0205', answered: '-23.0205' },
    rest: {
      name: 'lat',
      answered: 'Latitude in degrees, as text.',
      sent: 'Latitude in degrees; with `long`.',
    },
    csv: ['latitude', 'lat'],
  },
  longitude: {
    ...coordinate,
    label: 'Longitude',
    rule: coordinates.longitude,
    answered: 'Longitude in degrees, if known.',
    sent: 'Longitude in degrees.',
    examples: { sent: '-45.5555', answered: '-45.5555' },
    rest: {
      name: 'long',
      answered: 'Longitude in degrees, as text.',
      sent: 'Longitude in degrees; with `lat`.',
    },
    csv: ['longitude', 'long', 'lng'],
  },
  instagram: {
    ...link('Instagram profile', 'A bare name such as "@cantina"'),
    label: 'Instagram',
    kind: 'profile',
    rule: optionalLink('instagram'),
    examples: { sent: '@cantina', answered: 'https://instagram.com/cantina' },
    rest: { sent: 'Its Instagram profile: an address or a handle.' },
    csv: ['instagram'],
  },
  facebook: {
    ...link('Facebook page', 'A bare name'),
    label: 'Facebook',
    kind: 'profile',
    rule: optionalLink('facebook'),
    examples: { sent: 'facebook.com/cantina', answered: 'https://facebook.com/cantina' },
    csv: ['facebook'],
  },
  linkedin: {
    ...link('LinkedIn page', "A company's bare name"),
    label: 'LinkedIn',
    kind: 'profile',
    rule: optionalLink('linkedin'),
    examples: { sent: 'linkedin.com/company/cantina', answered: 'https://linkedin.com/company/cantina' },
    csv: ['linkedin'],
  },
  twitter: {
    ...link('Twitter profile', 'A bare name such as "@cantina"'),
    label: 'X (Twitter)',
    kind: 'profile',
    rule: optionalLink('twitter'),
    examples: { sent: '@cantina', answered: 'https://twitter.com/cantina' },
    csv: ['twitter'],
  },
  tiktok: {
    ...link('TikTok profile', 'A bare name such as "@cantina"'),
    label: 'TikTok',
    kind: 'profile',
    rule: optionalLink('tiktok'),
    examples: { sent: '@cantina', answered: 'https://tiktok.com/@cantina' },
    csv: ['tiktok'],
  },
  site: {
    ...link('own site', 'A bare domain such as "cantina.com.br"'),
    label: 'Site',
    kind: 'site',
    rule: optionalLink('site'),
    examples: { sent: 'cantina.example', answered: 'https://cantina.example/' },
    csv: ['site', 'website'],
  },
  video: {
    label: 'Vídeo do YouTube',
    kind: 'video',
    inputMode: 'url',
    group: 'links',
    isRequired: false,
    rule: optionalVideo,
    answered: 'Address of its video on YouTube, if it has one.',
    sent: 'A video on YouTube, in any form of its address; kept as https://www.youtube.com/watch?v=….',
    examples: {
      sent: 'https://youtu.be/aqz-KE-bpKQ',
      answered: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
    rest: { sent: 'A video on YouTube.' },
    csv: ['vídeo', 'video'],
    csvHelp: 'Um vídeo do YouTube',
  },
  mondayHours: weekday('Segunda-feira', 'Monday', 'segunda'),
  tuesdayHours: weekday('Terça-feira', 'Tuesday', 'terça'),
  wednesdayHours: weekday('Quarta-feira', 'Wednesday', 'quarta'),
  thursdayHours: weekday('Quinta-feira', 'Thursday', 'quinta'),
  fridayHours: weekday('Sexta-feira', 'Friday', 'sexta'),
  saturdayHours: weekday('Sábado', 'Saturday', 'sábado'),
  sundayHours: weekday('Domingo', 'Sunday', 'domingo'),
  specialHours: {
    ...optional,
    label: 'Datas especiais',
    kind: 'hours',
    group: 'hours',
    rule: specialHours('Datas especiais'),
    answered:
      'What holds on single dates in place of the week, in their order: "24/12/2026 08:00-12:00; 25/12/2026 fechado (Natal)".',
    sent: 'What holds on single dates in place of the week, separated by semicolons, each with a reason in brackets if there is one.',
    examples: {
      sent: '2026-12-25 fechado (Natal); 24/12/2026 8-12',
      answered: '24/12/2026 08:00-12:00; 25/12/2026 fechado (Natal)',
    },
    csv: ['datas especiais'],
    csvHelp: 'Como 24/12/2026 08:00-12:00; 25/12/2026 fechado (Natal)',
  },
  servesRegion: {
    ...flag('Toda a região', 'Whether it serves every city of the guide; then it names no area', [
      'toda a região',
    ]),
    // `areas` has an example in the same body, which excludes `true`.
    examples: { sent: 'false', answered: 'false' },
  },
  addressHidden: flag(
    'Não divulgar o endereço',
    'Whether street, number, zip code, point on the map and neighborhood are for administrators and the owner alone',
    ['endereço não divulgado'],
  ),
  showsNeighborhood: flag(
    'Mostrar o bairro',
    'Whether its neighborhood is public while its address is hidden',
    ['mostrar bairro'],
  ),
  state: {
    ...optional,
    label: 'Situação',
    kind: 'state',
    group: 'state',
    rule: stateRule,
    answered:
      'Whether it is at work. What has closed for good is in no list, and answers under its own id and slug; drafts are for administrators and their owner.',
    sent: 'Whether it is at work; null makes it PUBLISHED, as does a create without it. A DRAFT may be sent with a blank description, a blank phone and no category, beside its state; any other state needs them all.',
    examples: { sent: 'CLOSED_TEMPORARILY', answered: 'CLOSED_TEMPORARILY' },
    csv: ['situação'],
    csvHelp: 'publicado, rascunho, fechado temporariamente ou encerrado; vazio é publicado',
  },
  reopensOn: {
    ...optional,
    label: 'Reabre em',
    kind: 'date',
    group: 'state',
    rule: reopeningRule,
    answered: 'Of what has closed for a while: the day on which it is to open again, yyyy-MM-dd, if known.',
    sent: 'The day on which it is to open again, yyyy-MM-dd or dd/MM/yyyy; kept of what has closed for a while only.',
    examples: { sent: '03/01/2027', answered: '2027-01-03' },
    csv: ['reabertura'],
    csvHelp: 'Uma data, como 03/01/2027',
  },
} as const satisfies Record<string, BusinessField>
