import type { BootOptions, Colour } from '../flat.ts'
import { type Fold, fold } from '../kit/cloth.ts'
import type { Sheet } from '../kit/sheet.ts'

/** The shapes above the sole of one last, as runs of points, toe to the left. */
export interface Last {
  /** Shift of the drawing on the sheet. */
  down: number
  upper: string
  lining: string
  tongue: string
  /** Visible edge of the tongue along the front, under the laces. */
  tongueEdge: string
  tag: { x: number; y: number; turn: number }
  pullLoop: string
  quarterTop: string
  folds: readonly Fold[]
  /** Highlights and shadows: run, width, colour, share of the strength. */
  lights: readonly { run: string; w: number; k: number }[]
  shades: readonly { run: string; w: number }[]
  quarter: string
  chevron: string
  /** Mesh panels of the vamp, besides the quarter. */
  vents: readonly string[]
  /** Ankle straps with the rand above the sole, welded waves, and the cage over a knitted upper. */
  rand: string
  straps: readonly string[]
  waves: readonly string[]
  knit: string
  cage: readonly string[]
  collar: string
  /** Upper edge and back stay of a collar without padding; middle of a brim of fur. */
  collarEdge: string
  backStay: string
  fur: string
  /** Quilting lines of a padded collar. */
  quilting: readonly string[]
  heelCounter: string
  vamp: string
  toeCap: string
  glints: readonly { run: string; w: number; opacity: number }[]
  facing: string
  /** Eyelets, each with the end point of its lace. */
  eyelets: string
  laces: string
  /** Number of upper eyelets that are hooks. */
  hooks: number
  dial: { x: number; y: number }
  dialEyelets: string
}

/** Drawing context of one boot. */
export interface Boot {
  s: Sheet
  o: BootOptions
  last: Last
  th: Colour
}

const TOE = '136,642! 84,678 57,722 58,764!'
const SOLE = '180,782 380,778 560,768 690,752!'

export const HIGH: Last = {
  down: 6,
  upper: `440,214! 430,290 418,358 394,422 346,494 284,562 212,612 ${TOE} ${SOLE} 696,690 686,620 668,548 656,470 654,390 660,310 664,262 652,238! 600,232 540,236 480,222`,
  lining: '450,232! 520,214 600,214 654,238! 600,262 520,262',
  tongue: '430,300! 418,236 424,184 452,164 486,170 500,200 486,260! 470,320!',
  tongueEdge: '436,196! 412,250 408,300 396,358 370,418 326,482 276,544! 302,562! 400,448 450,300',
  tag: { x: 440, y: 178, turn: 8 },
  pullLoop: '632,262 634,212 656,206 666,230 662,330',
  quarterTop: '424,330 520,350 600,352 658,346',
  folds: [
    fold('420,372 470,392 560,380', 15, 0.4),
    fold('396,424 450,448 540,438 640,442', 17, 0.42),
    fold('304,574 330,622 330,690', 18, 0.3),
    fold('270,594 286,640 280,706', 15, 0.32),
  ],
  lights: [
    { run: '500,250 494,380 440,476 340,570', w: 66, k: 0.62 },
    { run: '430,724 540,646 620,644', w: 60, k: 0.3 },
  ],
  shades: [
    { run: '632,300 634,460 664,640', w: 50 },
    { run: '90,770 300,782 690,760', w: 60 },
  ],
  quarter: '452,372! 540,386 648,378! 648,450 662,520! 590,540 520,622 452,656 382,648! 420,566 446,470',
  chevron: '372,612 478,552! 560,472 668,404',
  vents: ['262,622! 306,600 334,660 344,752! 250,768! 256,690'],
  rand: '40,690! 140,706 300,716 480,708 600,700 720,676! 720,790! 40,800!',
  straps: [
    '404,396! 470,402 560,392 660,378! 660,424! 560,440 470,450 378,446!',
    '350,492! 430,520 500,590 540,700! 486,704! 452,624 392,566 316,536!',
  ],
  waves: [
    '300,800 352,690 440,580 530,480 664,424',
    '366,800 416,706 496,612 576,530 676,478',
    '436,800 482,722 550,650 620,582 690,534',
  ],
  knit: '452,372! 540,386 648,378! 648,450 662,520! 590,600 520,690 400,724! 340,690 350,620 420,500',
  cage: ['430,380 470,520 430,740', '500,380 540,520 500,740', '570,380 610,500 590,720', '640,380 660,460 660,600'],
  collar: '430,190! 520,226! 680,220! 680,344! 600,350 520,346 424,328!',
  collarEdge: '440,226 480,234 540,248 600,244 660,246',
  backStay: '628,236! 672,236! 664,330 664,420 690,600! 640,600! 622,440 620,330',
  fur: '482,236 530,246 600,244 656,240',
  quilting: ['420,250 520,266 670,260', '420,288 520,304 670,298'],
  heelCounter: '720,560! 660,556 612,590 578,660 560,790! 720,790!',
  vamp: '332,486 352,570 340,668 356,790',
  toeCap: '40,608! 170,612! 216,630 240,680 234,800! 40,800!',
  glints: [
    { run: '98,712 126,672 190,646', w: 26, opacity: 0.5 },
    { run: '302,550 342,516 386,450', w: 16, opacity: 0.28 },
  ],
  facing: '446,214! 434,300 420,362 394,424 342,498 288,554! 322,590! 390,526 446,446 470,366 484,222!',
  eyelets: '322,560 356,524 388,484 414,438 434,390 448,336 457,286 464,244',
  laces: '284,540 319,500 354,460 382,416 400,374 413,324 419,276 424,234',
  hooks: 3,
  dial: { x: 420, y: 330 },
  dialEyelets: '322,560 368,508 410,440 440,378',
}

export const LOW: Last = {
  down: -126,
  upper: `398,499! 372,529 330,568 278,608 212,638 148,662! 94,690 60,726 56,764! ${SOLE} 700,700 692,642 678,590 676,550 682,520!  640,546 580,568 500,559 440,520`,
  lining: '404,504! 470,527 560,539 680,522! 600,587 500,578',
  tongue: '384,538! 370,495 384,466 414,457 444,471 456,525!',
  tongueEdge: '394,490! 362,527 320,564 272,596! 304,613! 380,564 424,518',
  tag: { x: 398, y: 469, turn: 14 },
  pullLoop: '646,564 656,513 676,508 688,532 680,608',
  quarterTop: '420,539 500,590 590,601 686,578',
  folds: [fold('300,610 330,647 330,700', 18, 0.32), fold('270,624 286,659 280,714', 15, 0.32)],
  lights: [
    { run: '450,578 400,613 300,652', w: 56, k: 0.7 },
    { run: '430,735 540,677 620,670', w: 50, k: 0.3 },
  ],
  shades: [
    { run: '656,594 670,664 680,726', w: 46 },
    { run: '90,770 300,781 690,761', w: 56 },
  ],
  quarter: '474,601! 560,626 664,610! 606,634 544,684 450,708 376,700! 432,645',
  chevron: '370,693 470,657 560,645 684,615',
  vents: ['258,652! 306,634 336,676 346,744! 250,762! 250,704'],
  rand: '40,716! 140,724 300,730 480,724 600,716 720,694! 720,790! 40,800!',
  straps: ['330,600! 420,632 480,670 520,740! 466,744! 430,690 380,656 296,634!'],
  waves: [
    '296,800 346,720 430,656 530,620 690,606',
    '366,800 416,736 490,686 580,652 694,640',
    '440,800 486,752 550,712 620,688 698,676',
  ],
  knit: '312,640! 380,596 440,560 520,590 600,606 664,600! 634,640 600,690 578,752! 440,768 300,772! 250,760 262,690',
  cage: [
    '330,592 332,680 290,780',
    '392,560 404,660 372,780',
    '446,550 476,650 452,780',
    '520,570 546,650 530,780',
    '590,590 610,650 600,760',
  ],
  collar: '398,499! 440,517 500,555 578,568 640,546 694,515! 704,578! 600,605 500,590 402,541!',
  collarEdge: '400,508 440,524 500,562 578,576 640,554 690,524',
  backStay: '650,536! 688,520! 682,580 690,640 700,700! 656,700! 640,640 636,580',
  fur: '404,512 440,526 500,560 578,572 640,552 686,526',
  quilting: [],
  heelCounter: '720,620! 668,620 624,645 590,703 574,788! 720,788!',
  vamp: '322,566 350,617 340,686 356,788',
  toeCap: '40,631! 170,634! 216,650 240,694 234,796! 40,796!',
  glints: [
    { run: '98,719 126,686 190,664', w: 24, opacity: 0.5 },
    { run: '300,596 336,571 372,536', w: 14, opacity: 0.28 },
  ],
  facing: '398,499! 374,532 330,571 280,606! 314,631! 382,587 436,539!',
  eyelets: '314,610 346,585 376,559 404,531',
  laces: '283,587 314,562 345,539 372,515',
  hooks: 0,
  dial: { x: 396, y: 527 },
  dialEyelets: '314,610 352,580 388,550',
}
