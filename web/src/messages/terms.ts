export const termsMessages = {
  title: 'Termos de Uso',
  description: 'O que o Guia do Vale oferece, o que ele espera de quem o usa e pelo que responde.',
  contact: 'Contato',
  contactText: 'Dúvidas, correções e pedidos:',
  parts: [
    {
      title: 'O que é o guia',
      text: [
        'O Guia do Vale reúne estabelecimentos do Vale do Paraíba, da Serra da Mantiqueira e do Litoral Norte. Buscar e ver é gratuito e não pede cadastro.',
      ],
    },
    {
      title: 'Ordem dos resultados',
      text: [
        'A busca mostra os estabelecimentos em ordem aleatória, com a mesma chance para todos. Nenhuma posição é vendida. Só as listas de últimos cadastrados seguem a data.',
      ],
    },
    {
      title: 'Informações dos estabelecimentos',
      text: [
        'Cada empresa responde pelo que informa: nome, endereço, contatos, descrição e fotos. Conferimos o que publicamos, mas os dados mudam: confirme com o estabelecimento antes de ir.',
        'O que você combina ou compra é entre você e o estabelecimento.',
      ],
    },
    {
      title: 'Uso do site',
      text: [
        'Não copie o catálogo em massa, não sobrecarregue o servidor e não use os contatos para enviar mensagens que ninguém pediu.',
      ],
    },
  ],
} as const
