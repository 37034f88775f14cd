import { en } from '../../packages/ui/src/messages/en.ts'
import type { Messages } from '../../packages/ui/src/messages/messages.ts'

/**
 * Messages of a consumer's own language, as a shop would write them: groups that it does not use stay English. Arabic
 * has six plural forms and is written from right to left.
 */
export const ar: Messages = {
  ...en,
  numbers: { group: ',', decimal: '.' },
  account: { label: 'حسابي', signOut: 'تسجيل الخروج', noPhone: 'لم يُضف رقم هاتف' },
  availability: { 'in-stock': 'متوفر', 'running-out': 'كمية محدودة', 'out-of-stock': 'غير متوفر' },
  breadcrumbs: { label: 'مسار التنقل' },
  cartLine: { remove: 'إزالة: {product}' },
  facets: {
    ...en.facets,
    label: 'التصفية',
    remove: 'إزالة التصفية: {name}',
    applied: 'عوامل التصفية المختارة',
    reset: 'إعادة الضبط',
    found: {
      zero: 'لا توجد منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: '{count} منتجات',
      many: '{count} منتجًا',
      other: '{count} منتج',
    },
    from: 'من',
    to: 'إلى',
  },
  field: { ...en.field, optional: 'اختياري' },
  grade: {
    labels: { 1: 'سيئ', 2: 'مقبول', 3: 'جيد', 4: 'ممتاز', 5: 'رائع' },
    withLabel: '{grade} من 5، {label}',
    average: '{grade} من 5',
    reviews: {
      zero: 'بلا تقييمات',
      one: 'تقييم واحد',
      two: 'تقييمان',
      few: '{count} تقييمات',
      many: '{count} تقييمًا',
      other: '{count} تقييم',
    },
  },
  languageBadge: { label: 'اللغة: {language}، {badge}' },
  modal: { close: 'إغلاق' },
  newsletter: {
    required: 'أدخل بريدك الإلكتروني',
    invalid: 'يجب أن يحتوي البريد الإلكتروني على @',
    done: 'شكرًا! تم اشتراكك في نشرتنا.',
  },
  pagination: { label: 'الصفحات', previous: 'السابق', next: 'التالي', page: 'صفحة {page}' },
  price: { was: 'السعر السابق: ', now: 'السعر الحالي: ', from: 'من' },
  quantity: {
    label: 'الكمية',
    decrease: 'إنقاص الكمية',
    increase: 'زيادة الكمية',
    named: '{label}: {product}',
    changed: 'الكمية: {count}',
    limit: 'لا يتوفر أكثر من {count}',
    most: 'لا يمكن طلب أكثر من {count}',
  },
  steps: { done: 'مكتملة', change: 'تغيير' },
}
