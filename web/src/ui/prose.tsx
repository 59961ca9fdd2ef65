import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../theme/theme.ts'

/** A page of text with headings. */
export const Prose = chakra(
  'article',
  recipe({
    base: {
      paddingTop: { base: '8', md: '16' },
      '& h1': { textStyle: 'h1' },
      '& h2': { textStyle: 'h3', marginTop: '10' },
      '& h3': { fontWeight: '600', marginTop: '6' },
      '& p': { marginTop: '3' },
      '& .updated': { color: 'quiet' },
      '& a': { color: 'mata', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '3px' },
      '& ul': { columns: 2, columnGap: { base: '4', md: '8' }, marginTop: '2' },
      '& li': { breakInside: 'avoid' },
      '& li a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
    },
  }),
)
