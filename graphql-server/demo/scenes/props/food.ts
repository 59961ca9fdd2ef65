import { at, ball, block, line, oval, path, rect, solid, times } from '../paint.ts'
import { prop } from './prop.ts'

/** Food, drink and what they are served in. */
export const food = {
  cup: prop(
    170,
    170,
    (p) =>
      line('M-20 -130q-12 -16 0 -30M14 -130q-12 -16 0 -30', '#FFFFFF', 6) +
      block(-85, -12, 150, 12, p.bright, 6) +
      line('M48 -84h14a22 22 0 0 1 0 46h-20', p.pale, 13) +
      solid('M-64 -110H52V-60C52 -26 28 -12 -6 -12S-64 -26 -64 -60z', p.pale) +
      oval(-6, -110, 58, '#5B3420', 9),
  ),
  bread: prop(
    230,
    150,
    (p) =>
      ['-62,-92', '-8,-112', '52,-94', '-34,-78', '30,-76']
        .map((each) => {
          const [x = 0, y = 0] = each.split(',').map(Number)
          return (
            ball(x, y, 48, '#D9944A', 30) +
            line(`M${x - 18} ${y - 6}l12 -12M${x + 6} ${y - 6}l12 -12`, '#F6D59B', 5)
          )
        })
        .join('') +
      solid('M-112 -72H112L88 0H-88z', p.wood) +
      times(4, (i) => rect(-104 + i * 5, -62 + i * 16, 208 - i * 10, 5, p.woodDeep)),
  ),
  pizza: prop(
    260,
    120,
    (p) =>
      block(-130, -14, 260, 14, p.woodDeep, 7) +
      oval(0, -52, 125, '#C98A3F', 48) +
      oval(0, -58, 112, '#D6482F', 40) +
      oval(0, -60, 106, '#F6C65B', 36) +
      [
        [-60, -66],
        [-10, -82],
        [40, -62],
        [-20, -46],
        [76, -76],
      ]
        .map(([x = 0, y = 0]) => ball(x, y, 17, '#B93A28', 9))
        .join('') +
      [
        [-40, -80],
        [20, -70],
        [60, -50],
        [-70, -50],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 10, p.leafDeep, 5))
        .join(''),
  ),
  plate: prop(
    260,
    110,
    (p) =>
      oval(0, -34, 130, p.pale, 34) +
      oval(0, -34, 130, 'url(#round)', 34) +
      oval(0, -38, 98, p.wall, 22) +
      ball(-44, -56, 50, '#FFFDF4', 32) +
      ball(36, -50, 44, '#6B3B24', 22) +
      ball(2, -40, 38, p.leaf, 16) +
      path('M30 -62q30 -34 62 -8q-14 32 -62 24z', '#B5683A'),
  ),
  sundae: prop(
    130,
    240,
    (p) =>
      ball(-30, -166, 38, '#F7B6B6') +
      ball(30, -166, 38, '#7A4A30') +
      ball(0, -196, 36, '#FFF3D2') +
      ball(4, -230, 11, '#C8302E') +
      solid('M-62 -160H62L22 -60H-22z', p.glass) +
      rect(-6, -62, 12, 50, p.glass) +
      oval(0, -8, 42, p.glass, 9),
  ),
  burger: prop(
    190,
    150,
    (p) =>
      solid('M-90 -82C-90 -160 90 -160 90 -82z', '#D88F3E') +
      times(6, (i) => oval(-50 + i * 20, -120 + (i % 2) * 12, 5, '#FFF1CF', 3)) +
      path('M-96 -84q16 20 32 4t32 4t32 -4t32 4t32 -4t32 -4v-10H-96z', p.leaf) +
      rect(-90, -76, 180, 14, '#F2B705', 4) +
      block(-92, -62, 184, 24, '#6B3420', 10) +
      block(-88, -40, 176, 40, '#D88F3E', 16),
  ),
  cake: prop(
    190,
    220,
    (p) =>
      oval(0, -12, 94, p.metal, 12) +
      rect(-8, -40, 16, 34, p.metalDeep) +
      oval(0, -44, 92, p.pale, 12) +
      block(-72, -132, 144, 88, '#F6D8C8', 8) +
      path('M-72 -132h144v26q-12 22 -24 0t-24 0t-24 4t-24 0t-24 -4t-24 0z', p.lead) +
      times(5, (i) => ball(-52 + i * 26, -140, 11, p.bright)),
  ),
  juice: prop(
    90,
    190,
    (p) =>
      line('M10 -130L34 -190', p.lead, 7) +
      solid('M-42 -150H42L32 0H-32z', p.glass) +
      path('M-39 -118H39L31 -4H-31z', '#F0932B') +
      oval(30, -146, 24, '#F7C948') +
      oval(30, -146, 17, '#FCE7A0'),
  ),
  espresso: prop(
    300,
    240,
    (p) =>
      block(-150, -220, 300, 90, p.lead, 16) +
      block(-150, -30, 300, 30, p.dark, 6) +
      block(-140, -132, 280, 104, p.metalDeep, 4) +
      rect(-150, -230, 300, 14, p.metal, 5) +
      times(2, (i) =>
        at(
          block(-34, 0, 68, 18, p.metal, 4) +
            rect(-12, 18, 24, 18, p.dark) +
            solid('M-22 62H22V82Q22 100 0 100T-22 82z', p.pale),
          -70 + i * 140,
          -130,
        ),
      ) +
      times(3, (i) => ball(-40 + i * 40, -176, 13, p.bright)),
  ),
  grill: prop(
    280,
    150,
    (p) =>
      line('M-90 -50L-110 0M90 -50L110 0', p.dark, 9) +
      solid('M-136 -90H136L100 -36H-100z', p.dark) +
      rect(-110, -92, 220, 8, '#E8602C') +
      times(4, (i) =>
        at(
          rect(-60, -4, 130, 6, p.metal) +
            ball(-34, 0, 18, '#8A4A2B', 14) +
            ball(0, 0, 18, i % 2 ? p.leaf : '#C8553D', 14) +
            ball(34, 0, 18, '#8A4A2B', 14),
          -50 + (i % 2) * 90,
          -108 - Math.floor(i / 2) * 26,
        ),
      ),
  ),
  jar: prop(
    90,
    130,
    (p) =>
      block(-40, -104, 80, 104, p.glass, 14) +
      rect(-36, -76, 72, 72, p.lead, 12) +
      rect(-36, -76, 72, 72, 'url(#side)', 12) +
      block(-42, -126, 84, 26, p.wood, 6),
  ),
  bottle: prop(
    64,
    220,
    (p) =>
      solid(
        'M-12 -214H12V-150C12 -132 30 -128 30 -104V-6Q30 0 24 0H-24Q-30 0 -30 -6V-104C-30 -128 -12 -132 -12 -150z',
        p.leafDeep,
      ) +
      rect(-30, -88, 60, 54, p.pale) +
      rect(-16, -70, 32, 18, p.lead, 3) +
      rect(-13, -218, 26, 26, p.bright, 3),
  ),
  cheese: prop(
    180,
    100,
    (p) =>
      solid('M-88 -60Q0 -110 88 -60V-10Q88 0 78 0H-78Q-88 0 -88 -10z', '#F3C54D') +
      path('M-88 -60Q0 -110 88 -60z', '#FBE08C') +
      [
        [-50, -32, 12],
        [10, -22, 9],
        [44, -40, 13],
        [-12, -46, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, '#D9A032'))
        .join('') +
      rect(-92, -3, 184, 6, p.woodDeep, 3),
  ),
  crate: prop(
    240,
    150,
    (p) =>
      times(7, (i) =>
        ball(-90 + i * 30, -92 - (i % 2) * 10, 26, ['#D8412F', '#F2A52B', '#7FB24A'][i % 3] ?? '#D8412F'),
      ) +
      times(5, (i) => oval(-72 + i * 36, -118, 8, p.leafDeep, 4)) +
      block(-118, -80, 236, 80, p.wood, 3) +
      rect(-118, -54, 236, 6, p.woodDeep) +
      rect(-118, -26, 236, 6, p.woodDeep) +
      rect(-118, -80, 14, 80, p.woodDeep) +
      rect(104, -80, 14, 80, p.woodDeep),
  ),
  greens: prop(
    240,
    150,
    (p) =>
      times(6, (i) =>
        path(`M${-96 + i * 38} -70q-34 -50 -6 -76q26 -10 32 18q24 20 4 58z`, i % 2 ? p.leaf : p.leafDeep),
      ) +
      times(4, (i) => solid(`M${-80 + i * 52} -84l-12 40h24z`, '#E8862E')) +
      block(-118, -74, 236, 74, p.wood, 3) +
      rect(-118, -50, 236, 6, p.woodDeep) +
      rect(-118, -26, 236, 6, p.woodDeep),
  ),
  fish: prop(
    250,
    120,
    (p) =>
      solid('M-120 -30H120L104 0H-104z', p.metal) +
      times(6, (i) => oval(-90 + i * 36, -32, 26, '#EAF6F8', 15)) +
      times(2, (i) =>
        at(
          solid('M-80 0C-40 -40 30 -36 66 -4L100 -28V28L66 6C30 34 -40 34 -80 0z', i ? p.lead : p.metalDeep) +
            oval(-56, -6, 5, p.dark) +
            line('M-34 -20q12 20 0 38', p.pale, 4),
          -4 + i * 14,
          -56 - i * 30,
        ),
      ),
  ),
  meat: prop(
    230,
    130,
    (p) =>
      block(-114, -16, 228, 16, p.wood, 6) +
      solid('M-90 -20C-112 -90 -30 -128 30 -108C92 -96 108 -40 76 -20z', '#B8383A') +
      path('M-76 -32C-88 -82 -24 -106 26 -92C66 -82 82 -48 62 -32z', '#DB6A62') +
      oval(-16, -64, 24, '#F8E3D6', 15) +
      oval(-16, -64, 11, '#DB6A62', 7),
  ),
  basket: prop(
    230,
    210,
    (p) =>
      line('M-80 -96C-80 -220 80 -220 80 -96', p.dark, 9) +
      ball(-40, -106, 34, '#D8412F') +
      ball(24, -110, 38, '#F2A52B') +
      path('M-12 -100q-30 -70 10 -94q30 30 10 94z', p.leaf) +
      solid('M-108 -100H108L84 0H-84z', p.lead) +
      times(5, (i) => rect(-74 + i * 34, -84, 14, 64, p.dark, 5).replace('/>', ' opacity=".28"/>')),
  ),
}
