export const privacyMessages = {
  title: 'Política de Privacidade',
  description: 'Que dados o Guia do Vale coleta, para que os usa e quais são os seus direitos.',
  updated: 'Última atualização:',
  updatedDate: { iso: '2025-06-24', text: '24/06/2025' },
  contact: 'Contato',
  contactText: 'Dúvidas e pedidos sobre os seus dados:',
  parts: [
    {
      title: 'Dados coletados',
      text: [
        'Para buscar e ver estabelecimentos você não informa nada sobre si. O servidor registra por pouco tempo o endereço de rede e a página pedida, para manter o site seguro.',
        'Quem cria uma conta informa nome, e-mail, telefone e uma senha, e pode enviar uma foto. Guardamos também os estabelecimentos que a pessoa marca como favoritos.',
        'Dos estabelecimentos publicamos o que a própria empresa informa: nome, descrição, endereço, contatos, fotos e redes sociais.',
      ],
    },
    {
      title: 'Finalidade',
      text: [
        'Usamos os dados da conta para identificar você, guardar os seus favoritos e recuperar o acesso. Usamos os dados dos estabelecimentos para que as pessoas os encontrem.',
      ],
    },
    {
      title: 'Compartilhamento',
      text: [
        'Não vendemos nem cedemos dados pessoais. O mapa é carregado de um servidor de mapas, o dos resultados da busca só quando você pede, e os vídeos do YouTube só são carregados quando você pede; esses serviços recebem o seu endereço de rede.',
        'Os links de contato levam a outros sites, com as regras deles.',
      ],
    },
    {
      title: 'Cookies',
      text: [
        'Não usamos cookies de publicidade nem de rastreamento. O seu navegador guarda apenas o que mantém você conectado e o tamanho de cartões que você escolheu.',
        'Se você tocar em “Perto de mim”, o navegador pergunta se pode dizer onde você está. A posição é arredondada a uns 500 metros antes de sair do seu aparelho, serve só àquela busca e não é guardada.',
      ],
    },
    {
      title: 'Segurança',
      text: [
        'As senhas são guardadas de forma que nem nós podemos lê-las. A conexão é cifrada e o acesso aos dados é restrito a quem precisa deles.',
      ],
    },
    {
      title: 'Seus direitos',
      text: [
        'A Lei Geral de Proteção de Dados (Lei 13.709/2018) garante a você confirmar se tratamos os seus dados, acessá-los, corrigi-los, levá-los a outro serviço e pedir a sua exclusão.',
      ],
    },
    {
      title: 'Atualizações desta política',
      text: ['Quando esta política muda, a nova versão aparece nesta página com a data da mudança.'],
    },
  ],
  complements: {
    title: 'Complementos',
    /** Data collected since then, newest first: which data, purpose, legal basis, retention and opt-out. */
    entries: [
      {
        date: { iso: '2026-11-26', text: '26/11/2026' },
        title: 'Propostas de donos e recados',
        text: [
          'Quando você, como dono, propõe uma alteração, guardamos o que propôs, a observação, a data e a sua conta, para que a administração decida e você acompanhe em Minhas Empresas. A base é a execução do serviço que você pediu (Lei 13.709/2018, art. 7º, V).',
          'O que alguém conta por telefone, mensagem ou papel entra na mesma fila, com a observação, o e-mail para a resposta, se a pessoa o deu, e quem da administração registrou. A base é o legítimo interesse em manter o guia certo (art. 7º, IX).',
          'Fotos novas ficam privadas até a decisão e são apagadas com a recusa. Observação e e-mail são apagados 30 dias depois da decisão. A sua conta deixa de constar nas propostas quando é excluída, em Minha Conta. Para pedir antes, escreva para o contato desta página.',
        ],
      },
      {
        date: { iso: '2026-11-26', text: '26/11/2026' },
        title: 'Correções',
        text: [
          'Quem envia uma correção, um pedido de saída ou um aviso de golpe informa o que está errado e, se quiser, uma observação e um e-mail para a resposta. Guardamos também um código da rede de onde veio, embaralhado com uma chave que muda a cada mês, só para limitar o abuso: ele não volta a ser um endereço.',
          'A base é o legítimo interesse em manter o guia certo e em protegê-lo (Lei 13.709/2018, art. 7º, IX); nos pedidos de saída, o cumprimento da lei (art. 7º, II, e art. 18). O e-mail só recebe algo depois que o dono dele confirma pelo link.',
          'Observação, e-mail e código são apagados 30 dias depois da decisão; o que nunca foi confirmado, em 7 dias. Ficam a proposta, a data, a decisão e o motivo. Para não participar, corrija sem observação e sem e-mail; para apagar antes, escreva para o contato abaixo.',
          'As respostas de um dia vão em um só e-mail. Até o dia seguinte ao envio guardamos para isso o endereço e o que foi decidido; se não foi você que informou o endereço, “Não fui eu”, na página do link, o apaga na hora.',
        ],
      },
      {
        date: { iso: '2026-11-26', text: '26/11/2026' },
        title: 'Confirmações',
        text: [
          'Quando alguém do estabelecimento ou da administração confirma telefone, WhatsApp ou endereço, guardamos o dia, quem confirmou (o estabelecimento ou a administração) e como, e um código do valor confirmado. O perfil mostra o dia e por quem, nunca o nome de uma pessoa; o histórico, que só administradores veem, guarda qual conta registrou.',
          'O link de confirmação por e-mail só é enviado quando o dono ou a administração pede. Dele guardamos o dia, quem pediu e como terminou, para que valha uma só vez.',
          'A administração pode enviar o mesmo link ao WhatsApp do estabelecimento, no máximo uma vez a cada seis meses. Dele guardamos o mesmo; um “não” na página fica guardado para que nenhuma outra mensagem seja enviada.',
          'A base é o legítimo interesse em dizer o que foi conferido (Lei 13.709/2018, art. 7º, IX). A confirmação deixa de valer quando o valor muda e é apagada com o estabelecimento; para encerrá-la antes, escreva para o contato abaixo.',
        ],
      },
      {
        date: { iso: '2026-11-26', text: '26/11/2026' },
        title: 'Pedidos de saída do guia',
        text: [
          'Quando um pedido de saída é aceito, apagamos o perfil com fotos, histórico, propostas e favoritos. Ficam o número do pedido, a data e resumos cifrados do endereço da página, dos telefones e do e-mail, que só servem para não publicar a empresa de novo (obrigação legal, art. 16, I da Lei 13.709/2018).',
          'As cópias de segurança feitas antes são guardadas por até 90 dias. Se uma for usada, o que foi apagado depois dela é apagado de novo antes de o site abrir. Para voltar ao guia, escreva ao endereço no fim desta página.',
        ],
      },
      {
        date: { iso: '2026-11-26', text: '26/11/2026' },
        title: 'Pedidos de empresa',
        text: [
          'De quem diz que uma empresa é sua, guardamos a conta, a explicação e o registro das ligações e dos avisos aos contatos do perfil, para conferir o pedido e impedir que outra pessoa tome a empresa (legítimo interesse, art. 7º, IX da Lei 13.709/2018).',
          'A explicação e os avisos são apagados 30 dias depois da decisão. Para desistir, escreva ao endereço no fim desta página.',
        ],
      },
      {
        date: { iso: '2026-11-25', text: '25/11/2026' },
        title: 'E-mails à espera de envio',
        text: [
          'Quando o servidor de e-mail não aceita uma mensagem na hora, guardamos o seu endereço e o texto dela, cifrado, por até dois dias, só para tentar de novo; ela é apagada quando é enviada, quando o prazo acaba ou quando você exclui a sua conta. A base é a execução do serviço que você pediu e a segurança da sua conta (Lei 13.709/2018, art. 7º, V e IX).',
        ],
      },
      {
        date: { iso: '2026-11-22', text: '22/11/2026' },
        title: 'Buscas sem resultado',
        text: [
          'Quando uma busca por nome que você envia com Enter não encontra nada, contamos as palavras procuradas, para que o guia aprenda como as pessoas chamam o que procuram. Nada é anotado enquanto você digita, e nada com números ou “@”.',
          'As palavras ficam só na memória do servidor até que cinco visitantes procurem as mesmas no mesmo dia. Para não contar ninguém duas vezes, a memória tem o endereço de rede embaralhado com uma chave que existe só nela e acaba com o dia. Depois guardamos por 90 dias apenas as palavras, o dia e quantos procuraram: nada disso leva a uma pessoa.',
          'A base é o legítimo interesse em fazer o guia encontrar o que se procura (Lei 13.709/2018, art. 7º, IX). Os registros de acesso do servidor não têm o texto das buscas. Para não participar, busque pelas categorias e pelos filtros, sem escrever.',
        ],
      },
      {
        date: { iso: '2026-11-22', text: '22/11/2026' },
        title: 'Perto de mim',
        text: [
          'Se você pede o que está perto, o navegador pergunta se pode dar a sua posição. Ela é arredondada a cerca de 500 metros antes de sair do seu aparelho, serve só para aquela busca e não é guardada: nem em tabelas, nem nos registros de acesso.',
          'A base é o seu consentimento (Lei 13.709/2018, art. 7º, I), que você dá e retira no próprio navegador.',
        ],
      },
      {
        date: { iso: '2026-11-22', text: '22/11/2026' },
        title: 'Sessões',
        text: [
          'Cada vez que você entra na sua conta, guardamos quando a sessão foi aberta, o último dia em que foi usada, o aparelho em palavras, como “Chrome no Windows”, e quando ela terminou. Não guardamos o endereço de rede nem o modelo do aparelho com ela.',
          'Isso serve para que você veja onde a sua conta está aberta e para que “Sair” encerre a sessão também no servidor. A base é a execução do serviço que você pediu e a segurança da sua conta (Lei 13.709/2018, art. 7º, V e IX).',
          'Uma sessão dura até 12 horas, ou 30 dias com “Lembrar-me”, e é apagada 30 dias depois de terminar. Você vê e encerra cada uma em Minha Conta; quando a conta é excluída, todas são apagadas com ela.',
        ],
      },
    ],
  },
} as const
