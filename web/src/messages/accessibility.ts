export const accessibilityPageMessages = {
  title: 'Acessibilidade',
  description: 'Como o Guia do Vale funciona com teclado e leitor de tela.',
  text: 'Tudo no guia pode ser feito com o teclado.',
}
