export {
  UploadDescription as Description,
  UploadError as Error,
  UploadItem as Item,
  UploadItems as Items,
  UploadProgress as Progress,
  UploadRoot as Root,
  UploadTitle as Title,
  UploadTrigger as Trigger,
} from './upload.tsx'
