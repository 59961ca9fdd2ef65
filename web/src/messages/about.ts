export const aboutMessages = {
  title: 'Quem Somos',
  description:
    'O Guia do Vale reúne os estabelecimentos do Vale do Paraíba com a mesma visibilidade para todos, em ordem aleatória e com informação verificada.',
  lead: 'O Guia do Vale ajuda você a encontrar o que existe perto de casa, e dá a cada estabelecimento da região a mesma chance de ser encontrado.',
  how: 'Como funciona',
  steps: [
    {
      title: 'Você busca',
      text: 'Por nome, cidade, bairro, categoria ou subcategoria. Não é preciso ter conta.',
    },
    {
      id: 'ordem-sorteada',
      title: 'A ordem é sorteada',
      text: 'Cada busca mostra os resultados em ordem aleatória, e assim ninguém fica sempre no fim da lista. Ninguém compra posição, destaque ou impulso.',
    },
    {
      title: 'Você fala direto',
      text: 'O perfil traz telefone, WhatsApp, endereço e redes. O contato é entre você e o estabelecimento.',
    },
    {
      title: 'A empresa se cadastra',
      text: 'Pelo botão "Cadastre sua Empresa", em uma conversa. Há um plano só, igual para todos.',
    },
  ],
  values: 'No que acreditamos',
  valueList: [
    {
      title: 'Igualdade',
      text: 'Todos os estabelecimentos têm a mesma visibilidade, do ateliê à rede de lojas.',
    },
    {
      title: 'Transparência',
      text: 'Os resultados são aleatórios e as regras são estas. Não há posição paga.',
    },
    {
      title: 'Qualidade',
      text: 'As informações são verificadas antes de aparecer e corrigidas quando mudam. Cada perfil diz o que foi confirmado, quando e por quem.',
    },
    {
      title: 'Acessibilidade',
      text: 'Um plano único e justo, e um site que funciona para todas as pessoas.',
    },
    { title: 'Propósito', text: 'Fortalecer quem trabalha e vive entre a Mantiqueira e o mar.' },
  ],
} as const
