import type { PrismaClient } from '../src/generated/prisma/client.ts'

/** A catalogue small enough to know by heart: names out of order, accents, an inactive one of each kind. */
export async function insertSmallCatalogue(prisma: PrismaClient): Promise<void> {
  await prisma.city.createMany({
    data: [
      { id: 1, name: 'Ubatuba', slug: 'ubatuba', isPopular: true },
      { id: 2, name: 'Águas Claras', slug: 'aguas-claras', active: false, isPopular: true },
      { id: 3, name: 'Bananal', slug: 'bananal', latitude: -22.68, longitude: -44.32 },
    ],
  })
  await prisma.neighborhood.createMany({
    data: [
      { id: 1, cityId: 1, name: 'Centro', slug: 'centro' },
      { id: 2, cityId: 3, name: 'Centro', slug: 'centro' },
      { id: 3, cityId: 3, name: 'Água Fria', slug: 'agua-fria' },
    ],
  })
  await prisma.category.createMany({
    data: [
      { id: 1, name: 'Saúde', slug: 'saude' },
      { id: 2, name: 'Alimentação', slug: 'alimentacao', isPopular: true },
    ],
  })
  await prisma.subcategory.createMany({
    data: [
      { id: 1, categoryId: 2, name: 'Pizzarias', slug: 'pizzarias' },
      { id: 2, categoryId: 2, name: 'Açaí', slug: 'acai' },
      { id: 3, categoryId: 2, name: 'Bares', slug: 'bares', active: false },
      { id: 4, categoryId: 1, name: 'Farmácias', slug: 'farmacias' },
    ],
  })
  await prisma.attribute.createMany({
    data: [
      {
        id: 1,
        name: 'Aceita Pix',
        slug: 'aceita-pix',
        question: 'Aceita Pix?',
        group: 'Pagamento',
        options: '[]',
        isFilter: true,
        position: 10,
      },
      {
        id: 2,
        name: 'Cardápio',
        slug: 'cardapio',
        question: 'Qual é o cardápio?',
        group: 'Serviços',
        kind: 'LINK',
        options: '[]',
        position: 30,
      },
      {
        id: 3,
        name: 'Ambiente',
        slug: 'ambiente',
        question: 'Como é o ambiente?',
        group: 'Serviços',
        kind: 'CHOICE',
        options: '[{"slug":"aberto","name":"Ao ar livre"},{"slug":"fechado","name":"Fechado"}]',
        isFilter: true,
        position: 20,
      },
      {
        id: 4,
        name: 'Aceita fiado',
        slug: 'aceita-fiado',
        question: 'Aceita fiado?',
        group: 'Pagamento',
        options: '[]',
        active: false,
      },
    ],
  })
  await prisma.attributeCategory.createMany({
    data: [2, 3].map((attributeId) => ({ attributeId, categoryId: 2 })),
  })
  await prisma.business.create({
    data: {
      id: 1,
      slug: 'cantina-da-serra',
      name: 'Cantina da Serra',
      searchName: 'cantina da serra',
      searchWords: ' cantina da serra ',
      description: '<p>Massas feitas em casa.</p>',
      excerpt: 'Massas feitas em casa.',
      phone: '1238420000',
      zipCode: '12850000',
      street: 'Rua da Estação',
      number: 'S/N',
      cityId: 3,
      neighborhoodId: 2,
      latitude: -22.68,
      createdAt: new Date('2026-03-04T05:06:07.089Z'),
      categories: {
        create: [
          { categoryId: 1, position: 1 },
          { categoryId: 2, position: 0 },
        ],
      },
      subcategories: {
        create: [
          { subcategoryId: 2, position: 2 },
          { subcategoryId: 3, position: 1 },
          { subcategoryId: 1, position: 0 },
        ],
      },
      attributes: { create: [{ attributeId: 1, value: 'yes' }] },
    },
  })
}
