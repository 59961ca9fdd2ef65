import { at, ball, block, line, oval, path, rect, solid, times } from '../paint.ts'
import { prop } from './prop.ts'

/** Study, work, faith, clothes and machines for every day. */
export const life = {
  books: prop(220, 150, (p) =>
    times(
      4,
      (i) =>
        block(
          -100 + (i % 2) * 14,
          -36 - i * 36,
          190 - (i % 3) * 16,
          34,
          [p.lead, p.bright, p.counter, p.leafDeep][i] ?? p.lead,
          4,
        ) + rect(62 - (i % 3) * 10, -30 - i * 36, 20, 22, p.pale),
    ),
  ),
  globe: prop(
    170,
    230,
    (p) =>
      block(-54, -14, 108, 14, p.woodDeep, 7) +
      rect(-7, -50, 14, 40, p.wood) +
      line('M-30 -214C-110 -170 -90 -60 20 -50', p.wood, 9) +
      ball(6, -134, 74, p.water) +
      path(
        'M-40 -170q40 -30 60 0q-10 30 -30 34t-10 40q-40 -30 -20 -74zM40 -130q30 -10 34 10q-10 40 -34 44q-10 -30 0 -54z',
        p.leaf,
      ),
  ),
  pencils: prop(
    110,
    200,
    (p) =>
      times(
        4,
        (i) =>
          block(
            -40 + i * 21,
            -180 + (i % 2) * 24,
            15,
            120,
            [p.lead, p.bright, p.counter, p.leaf][i] ?? p.lead,
            2,
          ) + path(`M${-40 + i * 21} ${-179 + (i % 2) * 24}h15l-7.5 -20z`, '#E8C79A'),
      ) +
      block(-50, -100, 100, 100, p.pale, 12) +
      rect(-50, -64, 100, 22, p.lead),
  ),
  guitar: prop(
    150,
    320,
    (p) =>
      rect(-10, -300, 20, 170, p.woodDeep) +
      block(-17, -318, 34, 44, p.dark, 6) +
      ball(0, -56, 66, '#C9843F', 58) +
      ball(0, -126, 50, '#C9843F', 46) +
      oval(0, -94, 22, p.dark) +
      rect(-28, -42, 56, 10, p.woodDeep, 3),
  ),
  backpack: prop(
    170,
    220,
    (p) =>
      line('M-24 -196q24 -40 48 0', p.dark, 10) +
      block(-80, -200, 160, 200, p.lead, 42) +
      block(-60, -92, 120, 84, p.counter, 18) +
      rect(-60, -70, 120, 7, p.pale) +
      rect(-50, -150, 100, 12, p.bright, 6),
  ),
  scales: prop(
    270,
    250,
    (p) =>
      block(-60, -16, 120, 16, p.woodDeep, 6) +
      rect(-8, -220, 16, 206, p.bright) +
      ball(0, -232, 15, p.bright) +
      line('M-110 -200H110', p.bright, 11) +
      [-108, 108]
        .map(
          (x) =>
            line(`M${x} -198L${x - 36} -104M${x} -198L${x + 36} -104`, p.bright, 4) +
            solid(`M${x - 48} -104H${x + 48}Q${x} -56 ${x - 48} -104z`, p.bright),
        )
        .join(''),
  ),
  briefcase: prop(
    230,
    170,
    (p) =>
      line('M-40 -130v-30h80v30', p.dark, 12) +
      block(-112, -134, 224, 134, p.wood, 14) +
      rect(-112, -84, 224, 8, p.woodDeep) +
      block(-18, -96, 36, 30, p.bright, 4),
  ),
  clipboard: prop(
    150,
    200,
    (p) =>
      block(-72, -196, 144, 196, p.wood, 9) +
      rect(-58, -176, 116, 164, p.pale, 3) +
      times(5, (i) => rect(-40, -146 + i * 26, i % 2 ? 60 : 82, 7, p.metal, 3)) +
      block(-30, -204, 60, 26, p.metalDeep, 6),
  ),
  calculator: prop(
    120,
    170,
    (p) =>
      block(-58, -168, 116, 168, p.dark, 12) +
      rect(-44, -152, 88, 36, p.glass, 5) +
      times(12, (i) =>
        rect(-44 + (i % 3) * 31, -104 + Math.floor(i / 3) * 25, 25, 18, i === 11 ? p.bright : p.metal, 4),
      ),
  ),
  suitcase: prop(
    170,
    230,
    (p) =>
      line('M-26 -190v-36h52v36', p.metalDeep, 9) +
      block(-78, -190, 156, 180, p.lead, 20) +
      times(3, (i) => rect(-46 + i * 40, -176, 8, 152, p.dark).replace('/>', ' opacity=".3"/>')) +
      oval(-54, -6, 10, p.dark) +
      oval(54, -6, 10, p.dark),
  ),
  tent: prop(
    370,
    220,
    (p) =>
      solid('M0 -214L180 0H-180z', p.bright) +
      path('M0 -214L56 0H-56z', p.dark) +
      path('M0 -214L-56 0H-96z', p.lead) +
      line('M-180 0L-210 4M180 0L210 4', p.wood, 6),
  ),
  camera: prop(
    200,
    150,
    (p) =>
      block(-46, -148, 92, 40, p.dark, 8) +
      block(-98, -120, 196, 120, p.dark, 14) +
      rect(-98, -88, 196, 52, p.counter) +
      ball(0, -60, 52, p.metalDeep) +
      ball(0, -60, 36, p.dark) +
      oval(-10, -70, 11, p.glass),
  ),
  dog: prop(
    200,
    240,
    (p) =>
      line('M70 -40Q110 -70 96 -104', '#A96B38', 17) +
      solid('M-50 -140Q60 -130 84 -50Q90 0 70 0H-60z', '#C98A4B') +
      rect(-56, -90, 28, 90, '#C98A4B', 12) +
      rect(-14, -86, 28, 86, '#B97B3E', 12) +
      ball(-30, -178, 58, '#D69A5A', 52) +
      solid(
        'M-76 -210Q-108 -200 -96 -140Q-70 -150 -62 -196zM14 -210Q46 -200 36 -140Q10 -150 4 -196z',
        '#8A552B',
      ) +
      oval(-38, -158, 24, '#F3DFC2', 18) +
      oval(-42, -168, 10, p.dark, 8) +
      oval(-54, -190, 6, p.dark) +
      oval(-16, -190, 6, p.dark) +
      rect(-64, -132, 70, 13, p.lead, 6),
  ),
  cat: prop(
    150,
    210,
    (p) =>
      line('M50 -16Q100 -40 74 -110', p.metalDeep, 15) +
      solid('M-36 -120H30Q64 -60 56 0H-56Q-62 -60 -36 -120z', p.metalDeep) +
      path('M-52 -160L-46 -208L-12 -184zM46 -160L40 -208L6 -184z', p.metalDeep) +
      ball(-3, -150, 50, p.metalDeep, 44) +
      oval(-20, -154, 6, p.bright, 9) +
      oval(16, -154, 6, p.bright, 9) +
      path('M-10 -136h14l-7 9z', '#E89A9A') +
      oval(-2, -50, 24, p.pale, 38),
  ),
  bowl: prop(
    160,
    90,
    (p) =>
      times(6, (i) => ball(-46 + i * 18, -62 - (i % 2) * 9, 15, '#A9703C')) +
      solid('M-58 -60H58L78 0H-78z', p.lead) +
      path('M-8 -34q8 -14 16 0q12 -6 6 8l-14 14l-14 -14q-6 -14 6 -8z', p.pale),
  ),
  milk: prop(
    130,
    220,
    (p) =>
      solid(
        'M-30 -200H30V-160Q58 -146 58 -120V-8Q58 0 48 0H-48Q-58 0 -58 -8V-120Q-58 -146 -30 -160z',
        p.metal,
      ) +
      block(-40, -216, 80, 24, p.metalDeep, 8) +
      rect(-58, -104, 116, 9, p.metalDeep) +
      rect(-58, -30, 116, 9, p.metalDeep),
  ),
  seedlings: prop(240, 130, (p) =>
    times(4, (i) =>
      at(
        path(
          'M0 -52Q-44 -70 -38 -112Q0 -100 0 -56Q4 -104 42 -116Q44 -70 0 -52z',
          i % 2 ? p.leaf : p.leafDeep,
        ) +
          line('M0 -50V-70', p.leafDeep, 5) +
          solid('M-26 -54H26L19 0H-19z', p.counter),
        -88 + i * 58,
        0,
      ),
    ),
  ),
  sack: prop(
    160,
    190,
    (p) =>
      solid('M-50 -150Q-90 -80 -70 0H70Q90 -80 50 -150z', '#D8B57C') +
      oval(0, -150, 52, '#8B5A2E', 17) +
      times(8, (i) => oval(-36 + i * 10, -156 + (i % 3) * 6, 7, '#B97A3C', 5)) +
      rect(-34, -90, 68, 44, p.leaf, 22),
  ),
  balloons: prop(
    190,
    330,
    (p) =>
      [
        [-48, -240, p.lead],
        [44, -254, p.bright],
        [0, -290, p.counter],
      ]
        .map(
          ([x, y, fill]) =>
            line(`M${x} ${Number(y) + 50}Q${Number(x) / 3} -90 0 -30`, p.dark, 2.5) +
            ball(Number(x), Number(y), 44, String(fill), 54),
        )
        .join('') + block(-26, -36, 52, 36, p.lead, 5),
  ),
  gift: prop(
    170,
    170,
    (p) =>
      block(-74, -110, 148, 110, p.counter, 5) +
      block(-84, -132, 168, 34, p.lead, 5) +
      rect(-13, -132, 26, 132, p.bright) +
      path('M0 -132q-70 -50 -54 -8q20 12 54 8q70 -50 54 -8q-20 12 -54 8z', p.bright),
  ),
  flowers: prop(
    150,
    240,
    (p) =>
      line('M0 -100L-44 -180M0 -100V-200M0 -100L44 -176', p.leafDeep, 7) +
      [
        [-46, -186, p.lead],
        [0, -212, p.bright],
        [46, -182, p.counter],
      ]
        .map(
          ([x, y, f]) =>
            times(6, (i) =>
              oval(Number(x) + 22 * Math.cos(i * 1.047), Number(y) + 22 * Math.sin(i * 1.047), 15, String(f)),
            ) + oval(Number(x), Number(y), 12, p.pale),
        )
        .join('') +
      solid('M-40 -110H40Q20 -80 44 -40Q44 0 0 0T-44 -40Q-20 -80 -40 -110z', p.glass),
  ),
  speaker: prop(
    150,
    260,
    (p) =>
      block(-72, -256, 144, 256, p.dark, 10) +
      ball(0, -84, 54, p.metalDeep) +
      ball(0, -84, 28, p.dark) +
      ball(0, -200, 34, p.metalDeep) +
      ball(0, -200, 15, p.dark),
  ),
  candle: prop(
    80,
    190,
    (p) =>
      oval(0, -160, 80, 'url(#glow)') +
      path('M0 -188q22 28 0 44q-22 -16 0 -44z', '#F7B733') +
      rect(-2, -148, 4, 14, p.dark) +
      block(-26, -136, 52, 128, p.pale, 6) +
      block(-38, -14, 76, 14, p.bright, 7),
  ),
  bible: prop(
    260,
    90,
    (p) =>
      solid('M-128 -70L0 -46L128 -70V-8L0 0L-128 -8z', p.lead) +
      path('M-118 -84Q-50 -96 0 -60V-12Q-50 -40 -118 -22zM118 -84Q50 -96 0 -60V-12Q50 -40 118 -22z', p.pale) +
      path('M0 -60V-12Q50 -40 118 -22V-84Q50 -96 0 -60z', 'url(#side)') +
      path('M22 -66V20l12 -12l12 12V-74z', p.counter),
  ),
  church: prop(
    380,
    380,
    (p) =>
      block(-180, -150, 360, 150, p.pale) +
      solid('M-190 -146L-150 -190H150L190 -146z', p.counter) +
      block(-66, -250, 132, 64, p.pale) +
      solid('M-76 -250C-76 -350 76 -350 76 -250z', p.lead) +
      rect(-7, -372, 14, 50, p.bright) +
      rect(-20, -358, 40, 10, p.bright) +
      block(-170, -270, 58, 270, p.pale) +
      solid('M-176 -268L-141 -330L-106 -268z', p.counter) +
      path('M-36 0V-80Q0 -120 36 -80V0z', p.woodDeep) +
      [-96, 92, 140].map((x) => path(`M${x - 14} -40V-90q14 -20 28 0v50z`, p.glass)).join(''),
  ),
  dress: prop(
    160,
    310,
    (p) =>
      rect(-5, -90, 10, 84, p.woodDeep) +
      block(-50, -12, 100, 12, p.woodDeep, 6) +
      solid('M-30 -290L-20 -250H20L30 -290H44L36 -200L74 -76H-74L-36 -200L-44 -290z', p.lead) +
      rect(-37, -206, 74, 15, p.bright, 4) +
      oval(0, -300, 13, p.wood),
  ),
  shoe: prop(
    210,
    110,
    (p) =>
      solid('M-96 -96Q-70 -84 -40 -100L20 -60Q90 -54 96 -24H-96z', p.lead) +
      block(-100, -26, 200, 26, p.pale, 12) +
      line('M-16 -86L-30 -68M6 -72L-8 -54M28 -60L16 -44', p.pale, 7),
  ),
  bag: prop(
    180,
    210,
    (p) =>
      line('M-46 -130C-46 -226 46 -226 46 -130', p.woodDeep, 12) +
      solid('M-70 -134H70L88 -8Q88 0 78 0H-78Q-88 0 -88 -8z', p.lead) +
      path('M-70 -134H70L62 -70Q0 -46 -62 -70z', p.counter) +
      oval(0, -62, 12, p.bright),
  ),
  glasses: prop(
    220,
    100,
    (p) =>
      at(
        `<circle cx="-56" cy="-50" r="42" fill="${p.glass}" stroke="${p.dark}" stroke-width="11"/><circle cx="56" cy="-50" r="42" fill="${p.glass}" stroke="${p.dark}" stroke-width="11"/>`,
        0,
        0,
      ) + line('M-14 -56q14 -14 28 0M-98 -58L-108 -72M98 -58L108 -72', p.dark, 10),
  ),
  laptop: prop(
    290,
    190,
    (p) =>
      block(-116, -186, 232, 166, p.dark, 10) +
      rect(-104, -174, 208, 138, p.water) +
      path('M-104 -80Q-40 -140 10 -90T104 -110V-36H-104z', p.lead) +
      oval(50, -140, 17, p.bright) +
      block(-142, -22, 284, 22, p.metal, 9),
  ),
  phone: prop(
    100,
    200,
    (p) =>
      block(-48, -198, 96, 198, p.dark, 16) +
      rect(-40, -184, 80, 168, p.water, 6) +
      path('M-40 -70Q-10 -120 40 -84V-16H-40z', p.lead) +
      oval(12, -140, 15, p.bright),
  ),
  headset: prop(
    180,
    180,
    (p) =>
      line('M-70 -60C-80 -200 80 -200 70 -60', p.dark, 16) +
      block(-92, -96, 46, 90, p.lead, 20) +
      block(46, -96, 46, 90, p.lead, 20),
  ),
  washer: prop(
    190,
    240,
    (p) =>
      block(-92, -238, 184, 238, p.pale, 10) +
      rect(-92, -190, 184, 5, p.metal) +
      ball(0, -98, 66, p.metalDeep) +
      oval(0, -98, 50, p.water) +
      path('M-48 -90Q0 -120 48 -90Q30 -46 0 -48T-48 -90z', p.glass) +
      oval(58, -214, 12, p.bright) +
      rect(-74, -222, 56, 16, p.metal, 6),
  ),
  router: prop(
    200,
    170,
    (p) =>
      line('M-70 -50L-84 -164M70 -50L84 -164M0 -50V-150', p.dark, 10) +
      block(-96, -56, 192, 56, p.pale, 14) +
      times(4, (i) => oval(-54 + i * 36, -28, 8, i % 2 ? p.leaf : p.bright)),
  ),
  dumbbell: prop(
    260,
    110,
    (p) =>
      rect(-120, -62, 240, 16, p.metal) +
      [-84, 84]
        .map(
          (x) =>
            block(x - 20, -108, 40, 108, p.dark, 9) + block(x + (x > 0 ? 20 : -50), -92, 30, 76, p.lead, 7),
        )
        .join(''),
  ),
  kettlebell: prop(
    130,
    170,
    (p) =>
      line('M-34 -100C-50 -166 50 -166 34 -100', p.dark, 19) +
      ball(0, -58, 60, p.dark, 58) +
      oval(0, -56, 22, p.bright),
  ),
  surf: prop(180, 330, (p) =>
    [
      [-44, p.lead, p.bright],
      [46, p.bright, p.counter],
    ]
      .map(([x, a, b]) =>
        at(
          solid('M0 -324C56 -240 50 -60 0 0C-50 -60 -56 -240 0 -324z', String(a)) +
            rect(-6, -280, 12, 250, p.pale) +
            path('M-44 -150H44L42 -110H-42z', String(b)),
          Number(x),
          0,
        ),
      )
      .join(''),
  ),
  rod: prop(
    250,
    300,
    (p) =>
      line('M-110 -10L90 -290', p.woodDeep, 9) +
      line('M90 -290Q130 -150 104 -70', p.metalDeep, 2.5) +
      ball(-64, -78, 24, p.metalDeep) +
      block(86, -70, 30, 40, p.lead, 15) +
      line('M-110 -10L-88 -42', p.dark, 17),
  ),
  buoy: prop(
    180,
    180,
    (p) =>
      `<circle cy="-88" r="64" fill="none" stroke="${p.pale}" stroke-width="44"/><circle cy="-88" r="64" fill="none" stroke="${p.lead}" stroke-width="44" stroke-dasharray="50.3 50.3"/>`,
  ),
  anchor: prop(
    170,
    230,
    (p) =>
      `<circle cy="-204" r="19" fill="none" stroke="${p.metalDeep}" stroke-width="11"/>` +
      line('M0 -184V-10M-44 -150H44M-72 -70Q-60 -10 0 -10T72 -70', p.metalDeep, 17),
  ),
  drum: prop(
    210,
    170,
    (p) =>
      solid('M-92 -130H92V-20Q0 14 -92 -20z', p.lead) +
      oval(0, -132, 94, p.pale, 28) +
      line('M-90 -116L-50 -10L-10 -104L30 -4L70 -108L90 -40', p.bright, 7),
  ),
  sewing: prop(
    280,
    200,
    (p) =>
      block(-136, -36, 272, 36, p.wood, 6) +
      solid('M-120 -190H80Q110 -190 110 -150V-36H56V-120H-80V-84H-120z', p.dark) +
      rect(-104, -84, 7, 44, p.metal) +
      ball(124, -150, 26, p.metalDeep) +
      block(20, -214, 34, 26, p.lead, 3),
  ),
}
