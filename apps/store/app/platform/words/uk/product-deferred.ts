import { photoIssues, photoUpload } from './photo-upload.ts'
/** Size advisor and review form of the product page. */
export const productDeferred = {
  sizeAdvisor: {
    title: 'Підбір розміру',
    instructions: 'Міряйте сантиметровою стрічкою по тілу, не по одягу. Порада враховує таблицю цієї моделі.',
    choose: 'Обрати розмір {size}',
    soldOut: 'Цього розміру зараз немає. Сусідній може сидіти вільніше або тісніше: звіртеся з таблицею.',
    sizeNotMade: 'Цю модель у розмірі {size} не шиють.',
    storageNote: 'Мірки запам’ятовуються лише на цьому пристрої.',
    deleteMeasures: 'Забути мірки',
  },
  review: {
    title: 'Ваш відгук',
    grade: 'Ваша оцінка',
    name: "Ім'я",
    text: 'Відгук',
    advantages: 'Переваги',
    disadvantages: 'Недоліки',
    fit: 'Розмір',
    fits: { '': 'Не вказувати', small: 'маломірить', true: 'відповідає розміру', large: 'великомірить' },
    photos: {
      title: 'Фото',
      hint: 'До 5 фото у форматі JPEG, PNG, WebP або AVIF. З’являться після перевірки.',
      issues: photoIssues,
      ui: { upload: photoUpload },
    },
    send: 'Надіслати відгук',
    sent: 'Дякуємо! Ваш відгук опубліковано.',
    storageNote: 'Написане зберігається на цьому пристрої, поки ви його не надішлете.',
    offline: 'Немає з’єднання. Відгук збережено на цьому пристрої, надішлемо його, щойно з’явиться мережа.',
    failed: 'Не вдалося надіслати відгук.',
    retry: 'Спробувати ще раз',
  },
}

export type ProductDeferredWords = typeof productDeferred
