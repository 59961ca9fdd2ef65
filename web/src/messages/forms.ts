/** Texts that every form has. */
export const formMessages = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  needsScript: 'Ative o JavaScript do navegador para enviar este formulário.',
} as const
