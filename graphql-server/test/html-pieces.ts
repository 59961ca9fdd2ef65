/** Single tags that the sanitizer knows; random sequences of them are well formed or not. */
export const htmlPieces = [
  ...['<p>', '</p>', '<p style="text-align:center">', '<div align=right>', '</div>', '<br>', '<b>', '</b>'],
  ...[
    '<strong>',
    '</strong>',
    '<em>',
    '</em>',
    '<i>',
    '</i>',
    '<u>',
    '</u>',
    '<ul>',
    '</ul>',
    '<ol>',
    '</ol>',
  ],
  ...['<li>', '</li>', '<a href="https://a.com/?x=\'&quot;<>">', '<a href=javascript:x>', '</a>'],
  ...['<h2>', '</h2>', '<table><td>', '</table>', '&nbsp;', '&lt;'],
]
