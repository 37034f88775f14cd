import { describe, expect, it } from 'vitest'
import { transliterate } from './transliteration.ts'

// The resolution's own examples, one or two for each letter.
const official = `
Алушта Alushta, Андрій Andrii, Борщагівка Borshchahivka, Борисенко Borysenko, Вінниця Vinnytsia, Володимир Volodymyr,
Гадяч Hadiach, Богдан Bohdan, Згурський Zghurskyi, Ґалаґан Galagan, Ґорґани Gorgany, Донецьк Donetsk, Дмитро Dmytro,
Рівне Rivne, Олег Oleh, Есмань Esman, Єнакієве Yenakiieve, Гаєвич Haievych, Короп'є Koropie, Житомир Zhytomyr,
Жанна Zhanna, Жежелів Zhezheliv, Закарпаття Zakarpattia, Казимирчук Kazymyrchuk, Медвин Medvyn, Михайленко Mykhailenko,
Іванків Ivankiv, Іващенко Ivashchenko, Їжакевич Yizhakevych, Кадиївка Kadyivka, Мар'їне Marine, Йосипівка Yosypivka,
Стрий Stryi, Олексій Oleksii, Київ Kyiv, Коваленко Kovalenko, Лебедин Lebedyn, Леонід Leonid, Миколаїв Mykolaiv,
Маринич Marynych, Ніжин Nizhyn, Наталія Nataliia, Одеса Odesa, Онищенко Onyshchenko, Полтава Poltava, Петро Petro,
Решетилівка Reshetylivka, Рибчинський Rybchynskyi, Суми Sumy, Соломія Solomiia, Тернопіль Ternopil, Троць Trots,
Ужгород Uzhhorod, Уляна Uliana, Фастів Fastiv, Філіпчук Filipchuk, Харків Kharkiv, Христина Khrystyna,
Біла_Церква Bila_Tserkva, Стеценко Stetsenko, Чернівці Chernivtsi, Шевченко Shevchenko, Шостка Shostka,
Кишеньки Kyshenky, Щербухи Shcherbukhy, Гоща Hoshcha, Гаращенко Harashchenko, Юрій Yurii, Корюківка Koriukivka,
Яготин Yahotyn, Ярошенко Yaroshenko, Костянтин Kostiantyn, Знам’янка Znamianka, Феодосія Feodosiia`
  .split(',')
  .map(pair => pair.trim().split(' '))

describe('transliterate', () => {
  it.each(official)('%s is %s', (ukrainian, latin) => {
    expect(transliterate(ukrainian ?? '')).toBe(latin)
  })

  it('treats each part of a compound name as a word', () => {
    expect(transliterate('Івано-Франківськ')).toBe('Ivano-Frankivsk')
    expect(transliterate('Нова Юр’ївка')).toBe('Nova Yurivka')
  })

  it('keeps upper-case words and initial capitals', () => {
    expect(transliterate('ЩАСТЯ')).toBe('SHCHASTIA')
    expect(transliterate('Щастя')).toBe('Shchastia')
  })

  it('keeps digits and other characters', () => {
    expect(transliterate('вул. 8 Березня, 27/1')).toBe('vul. 8 Bereznia, 27/1')
  })
})
