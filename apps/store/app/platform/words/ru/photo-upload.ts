import type { uk } from '@shop/ui/messages/uk'

/** Why a photo is not attached. */
export const photoIssues = {
  heic: 'Формат HEIC не поддерживаем. На iPhone: «Настройки» → «Камера» → «Форматы» → «Наиболее совместимые», или отправьте снимок экрана с этим фото',
  type: 'Это не фото в формате JPEG, PNG, WebP или AVIF',
  tooLarge: 'Фото слишком большое: не более 10\u00a0МБ и 50 мегапикселей',
  tooMany: 'Можно добавить не более 5 фото. Уберите другое, и это добавится',
  failed: 'Не удалось отправить. Проверьте соединение и попробуйте ещё раз',
}

/** Messages of the upload component, for photos. */
export const photoUpload: (typeof uk)['upload'] = {
  add: 'Добавить фото',
  addOne: 'Добавить фото',
  list: 'Добавленные фото',
  remove: 'Убрать',
  removeOf: 'Убрать фото {name}',
  retry: 'Отправить ещё раз',
  retryOf: 'Отправить ещё раз: {name}',
  statuses: { waiting: 'В очереди', uploading: 'Отправляется…', uploaded: 'Добавлено', failed: 'Не добавлено' },
  progress: 'Отправлено фото: {done} из {total}',
  chosen: 'Добавлено фото: {total}',
  errors: {
    type: photoIssues.type,
    size: photoIssues.tooLarge,
    count: photoIssues.tooMany,
    failed: photoIssues.failed,
  },
}
