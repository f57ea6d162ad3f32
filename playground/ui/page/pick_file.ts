// For a button's listener: asks for one file of these `extensions` and gives {name, size} with its `text`, or its bytes in
// base64 as `data`: `as` says which. null for no file. A file of more than `most` bytes is not read: what it holds is null.

export interface PickedFile {
  name: string;
  size: number;
  text?: string | null;
  data?: string | null;
}

export const pickFile = (extensions: string, most: number, as: 'text' | 'data'): Promise<[PickedFile | null]> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = extensions;
    input.addEventListener('cancel', () => resolve([null]));
    input.addEventListener('change', async () => {
      const file = input.files?.[0];
      if (!file) return resolve([null]);
      const read = as === 'text' ? () => file.text() : () => base64(file);
      const held = file.size > most ? null : await read().catch(() => null);
      resolve([{name: file.name, size: file.size, [as]: held}]);
    });
    input.click();
  });

const base64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] || '');
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
