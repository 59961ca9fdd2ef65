const numbers = new Intl.NumberFormat('pt-BR')

/** Texts of passkeys in Minha Conta, and of confirming a sign-in. */
export const passkeyMessages = {
  confirm: {
    title: 'Confirme que é você',
    lead: 'Para isto pedimos a sua senha de novo, se você não a informou nos últimos minutos. Depois o que você fazia continua de onde parou.',
    leadSecondFactor:
      'Para isto pedimos a sua chave de acesso, se você não a usou nos últimos minutos. Sem ela à mão, informe a senha e um código de recuperação. Depois o que você fazia continua de onde parou.',
    password: 'Senha',
    submit: 'Confirmar',
    submitting: 'Confirmando…',
    failed: 'Não foi possível confirmar. Tente de novo em instantes.',
    passkey: 'Confirmar com chave de acesso',
  },

  passkeys: {
    title: 'Chaves de acesso',
    lead: 'Entre com o dedo, o rosto ou o PIN do seu aparelho. Com uma chave cadastrada, só a senha não abre mais a conta.',
    demanded: 'Para abrir o painel, adicione antes uma chave de acesso.',
    toDashboard: 'Abrir o painel',
    unsupported: 'Este navegador não conhece chaves de acesso.',
    list: 'Suas chaves de acesso',
    addedOn: (day: string) => `Adicionada em ${day}`,
    usedOn: (day: string) => `usada em ${day}`,
    loadFailed: 'Não foi possível carregar as chaves de acesso.',
    add: 'Adicionar chave de acesso',
    about: 'Dê um nome à chave; depois o navegador pede o dedo, o rosto ou o PIN deste aparelho.',
    name: 'Nome da chave',
    nameHint: 'Por exemplo, o aparelho em que ela fica: “Notebook”, “Celular”.',
    submit: 'Continuar',
    submitting: 'Aguardando o navegador…',
    failed: 'A chave de acesso não foi criada. Tente de novo.',
    remove: 'Remover',
    removeOf: (name: string) => `Remover a chave ${name}`,
    removeOne: 'Ela deixa de abrir a sua conta. As outras chaves continuam.',
    removeLast:
      'É a sua última chave: sem ela, a senha sozinha volta a abrir a conta, e os códigos de recuperação deixam de valer.',
    removed: (name: string) => `A chave ${name} foi removida.`,
    removeFailed: 'Não foi possível remover a chave. Tente de novo em instantes.',
    codes: {
      title: 'Códigos de recuperação',
      lead: 'Guarde estes códigos em lugar seguro: cada um abre a sua conta uma vez, junto com a senha, quando a chave de acesso não estiver à mão. Eles não serão mostrados de novo.',
      copy: 'Copiar códigos',
      copied: 'Códigos copiados',
      kept: 'Já guardei os códigos',
      left: (count: number) =>
        count === 1
          ? 'Resta 1 código de recuperação.'
          : `Restam ${numbers.format(count)} códigos de recuperação.`,
      renew: 'Gerar novos códigos',
      failed: 'Não foi possível gerar os códigos. Tente de novo em instantes.',
    },
  },
} as const
