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

/** Bottles, tools and machines of those who care for people. */
export const care = {
  pump: prop(
    80,
    190,
    (p) =>
      rect(-6, -176, 12, 46, p.dark) +
      rect(-6, -182, 44, 14, p.dark, 6) +
      block(-36, -132, 72, 132, p.lead, 16) +
      rect(-24, -92, 48, 54, p.pale, 8) +
      oval(0, -66, 13, p.bright),
  ),
  perfume: prop(
    110,
    160,
    (p) =>
      rect(-16, -158, 32, 34, p.bright, 5) +
      rect(-10, -126, 20, 16, p.metal) +
      block(-52, -112, 104, 112, p.glass, 18) +
      rect(-42, -70, 84, 60, p.counter, 12).replace('/>', ' opacity=".75"/>'),
  ),
  cream: prop(
    120,
    80,
    (p) =>
      block(-56, -52, 112, 52, p.pale, 12) +
      block(-60, -78, 120, 30, p.counter, 9) +
      oval(0, -24, 16, p.bright, 10),
  ),
  polish: prop(
    60,
    140,
    (p) => solid('M-12 -140H12L17 -70H-17z', p.dark) + block(-28, -72, 56, 72, p.lead, 14),
  ),
  towels: prop(190, 130, (p) =>
    times(4, (i) =>
      block(
        -92 + i * 3,
        -32 - i * 32,
        184 - i * 6,
        31,
        [p.pale, p.counter, p.pale, p.bright][i] ?? p.pale,
        15,
      ),
    ),
  ),
  scissors: prop(
    120,
    230,
    (p) =>
      line('M-30 -50L34 -220M30 -50L-34 -220', p.metalDeep, 13) +
      oval(0, -128, 7, p.dark) +
      at('<circle r="26" fill="none" stroke="#000" stroke-width="13"/>'.replace('#000', p.lead), -38, -32) +
      at('<circle r="26" fill="none" stroke="#000" stroke-width="13"/>'.replace('#000', p.lead), 38, -32),
  ),
  dryer: prop(
    220,
    200,
    (p) =>
      solid('M-20 -104H26L40 -6Q40 0 30 0H0Q-8 0 -8 -8z', p.dark) +
      solid('M-100 -170L20 -190Q96 -190 96 -140T20 -90L-100 -110z', p.lead) +
      ball(36, -140, 34, p.bright) +
      rect(-110, -176, 18, 72, p.metalDeep, 5),
  ),
  mirror: prop(
    190,
    290,
    (p) =>
      rect(-10, -70, 20, 64, p.woodDeep) +
      block(-60, -14, 120, 14, p.woodDeep, 7) +
      ball(0, -176, 94, p.bright, 110) +
      oval(0, -176, 80, p.glass, 96) +
      line('M-36 -150L24 -230M-8 -130L44 -200', '#FFFFFF', 11),
  ),
  chair: prop(
    210,
    300,
    (p) =>
      rect(-12, -90, 24, 80, p.metalDeep) +
      oval(0, -10, 74, p.metalDeep, 12) +
      block(-72, -272, 144, 150, p.lead, 26) +
      block(-34, -300, 68, 36, p.lead, 14) +
      block(-92, -150, 24, 60, p.metal, 10) +
      block(68, -150, 24, 60, p.metal, 10) +
      block(-84, -126, 168, 42, p.lead, 16),
  ),
  pole: prop(
    80,
    240,
    (p) =>
      block(-26, -200, 52, 168, p.pale, 4) +
      times(4, (i) =>
        path(
          `M-26 ${-160 + i * 40}L26 ${-196 + i * 40}v20L-26 ${-140 + i * 40}z`,
          i % 2 ? p.lead : '#1F6F9F',
        ),
      ) +
      ball(0, -214, 26, p.metal) +
      block(-34, -36, 68, 20, p.metalDeep, 4) +
      block(-24, -18, 48, 18, p.metalDeep, 8),
  ),
  pills: prop(
    110,
    160,
    (p) =>
      block(-48, -122, 96, 122, '#E8862E', 12) +
      rect(-48, -92, 96, 58, p.pale) +
      rect(-8, -84, 16, 42, p.counter) +
      rect(-21, -71, 42, 16, p.counter) +
      block(-54, -158, 108, 40, p.pale, 8),
  ),
  firstAid: prop(
    210,
    170,
    (p) =>
      line('M-36 -136v-24h72v24', p.dark, 11) +
      block(-104, -138, 208, 138, p.pale, 16) +
      oval(0, -68, 48, p.counter) +
      rect(-9, -98, 18, 60, p.pale) +
      rect(-30, -77, 60, 18, p.pale),
  ),
  tooth: prop(
    150,
    180,
    (p) =>
      solid(
        'M-66 -120C-76 -184 -20 -186 0 -164C20 -186 76 -184 66 -120C60 -80 52 -6 32 0C12 0 22 -60 0 -62C-22 -60 -12 0 -32 0C-52 -6 -60 -80 -66 -120z',
        '#FDFDF8',
      ) +
      oval(-34, -140, 12, '#FFFFFF', 20) +
      line('M40 -100q-4 30 -8 56', p.glass, 8),
  ),
  microscope: prop(
    170,
    250,
    (p) =>
      block(-76, -22, 152, 22, p.dark, 9) +
      line('M30 -30C90 -70 80 -170 10 -176', p.lead, 26) +
      block(-60, -80, 100, 14, p.metalDeep, 4) +
      `<g transform="rotate(-18 -6 -160)">${block(-28, -220, 42, 120, p.pale, 10)}${block(-22, -250, 30, 36, p.dark, 6)}${block(-16, -102, 20, 20, p.metal, 3)}</g>`,
  ),
  tubes: prop(
    200,
    150,
    (p) =>
      times(
        4,
        (i) =>
          block(-78 + i * 44, -142, 26, 122, p.glass, 13) +
          rect(
            -76 + i * 44,
            -84 + (i % 2) * 18,
            22,
            62 - (i % 2) * 18,
            [p.lead, p.bright, p.counter, p.leaf][i] ?? p.lead,
            11,
          ),
      ) +
      block(-98, -96, 196, 14, p.wood, 3) +
      block(-98, -20, 196, 20, p.wood, 4),
  ),
  ball: prop(
    180,
    180,
    (p) => ball(0, -88, 88, p.counter) + line('M-72 -130Q0 -104 72 -130M-86 -84Q0 -56 86 -84', '#FFFFFF', 3),
  ),
  sofa: prop(
    330,
    190,
    (p) =>
      block(-150, -180, 300, 130, p.counter, 28) +
      block(-165, -120, 46, 104, p.counter, 20) +
      block(119, -120, 46, 104, p.counter, 20) +
      block(-122, -90, 122, 56, p.pale, 14) +
      block(0, -90, 122, 56, p.pale, 14) +
      rect(-140, -22, 18, 22, p.woodDeep) +
      rect(122, -22, 18, 22, p.woodDeep) +
      block(-100, -140, 62, 60, p.bright, 12),
  ),
  bed: prop(
    390,
    210,
    (p) =>
      block(-190, -200, 24, 200, p.wood, 6) +
      block(-180, -70, 360, 54, p.wood, 6) +
      block(-166, -110, 346, 54, p.pale, 16) +
      path('M-40 -112H180V-50H-20Q-40 -50 -40 -70z', p.lead) +
      rect(-40, -112, 34, 62, p.bright) +
      block(-158, -146, 100, 44, p.pale, 20) +
      rect(166, -90, 18, 90, p.woodDeep),
  ),
  lamp: prop(
    120,
    240,
    (p) =>
      oval(0, -180, 110, 'url(#glow)') +
      rect(-5, -130, 10, 120, p.metalDeep) +
      block(-42, -14, 84, 14, p.woodDeep, 7) +
      solid('M-56 -130L-34 -230H34L56 -130z', p.bright),
  ),
}
