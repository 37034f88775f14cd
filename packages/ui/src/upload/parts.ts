export {
  UploadDescription as Description,
  UploadError as Error,
  UploadItems as Items,
  UploadProgress as Progress,
  UploadRoot as Root,
  UploadTitle as Title,
  UploadTrigger as Trigger,
} from './upload.tsx'
export { UploadItem as Item } from './upload-item.tsx'
