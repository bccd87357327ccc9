// The map as a picture file. The drawing is copied with every style written into it, since an image knows no style sheet.
const SVG = 'http://www.w3.org/2000/svg';

/** What the drawings use, each with the value that need not be said. */
const PROPERTIES: readonly (readonly [name: string, plain: string])[] = [
  ['fill', 'rgb(0, 0, 0)'],
  ['fill-opacity', '1'],
  ['fill-rule', 'nonzero'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-opacity', '1'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['stroke-dasharray', 'none'],
  ['paint-order', 'normal'],
  ['opacity', '1'],
  ['display', 'inline'],
  ['visibility', 'visible'],
  ['text-anchor', 'start'],
  ['dominant-baseline', 'auto'],
  ['font-family', ''],
  ['font-size', '16px'],
  ['font-weight', '400'],
  ['letter-spacing', 'normal'],
  ['transform', 'none'],
];

/** Those that a child has from its parent unless it says otherwise. */
const INHERITED: ReadonlySet<string> = new Set(
  PROPERTIES.map(([name]) => name).filter((name) => !['opacity', 'display', 'transform'].includes(name)),
);

/** Mixed colours come as 'color(srgb 0.5 …)', which not every drawing program reads. */
export function plainColour(value: string): string {
  const parts = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(value);
  if (parts === null) return value;
  const [red, green, blue] = parts.slice(1, 4).map((part) => Math.round(Number(part) * 255));
  return parts[4] === undefined
    ? `rgb(${red}, ${green}, ${blue})`
    : `rgba(${red}, ${green}, ${blue}, ${Number(parts[4])})`;
}

type Said = ReadonlyMap<string, string>;

/** Writes the styles of an element and of all below it into the copy; what nobody sees is left out. */
function writeStyles(from: Element, to: Element, above: Said): void {
  const style = getComputedStyle(from);
  const said = new Map<string, string>();
  for (const [name, plain] of PROPERTIES) {
    const value = plainColour(style.getPropertyValue(name));
    const before = INHERITED.has(name) ? (above.get(name) ?? plain) : plain;
    said.set(name, value);
    if (value !== before) to.setAttribute(name, value);
  }
  to.removeAttribute('class');
  const children = [...from.children];
  const copies = [...to.children];
  children.forEach((child, at) => {
    if (getComputedStyle(child).display === 'none') copies[at].remove();
    else writeStyles(child, copies[at], said);
  });
}

async function asDataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('unreadable font')));
    reader.readAsDataURL(blob);
  });
}

function fontRules(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule),
  );
}

/** The page's own faces as part of the picture; where that fails, those of the device do. */
async function fontStyle(): Promise<string> {
  try {
    const rules = await Promise.all(
      fontRules().map(async (rule) => {
        const base = rule.parentStyleSheet?.href ?? document.baseURI;
        const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
        if (address === undefined) return '';
        const face = ['font-family', 'font-style', 'font-weight']
          .map((name) => `${name}:${rule.style.getPropertyValue(name)}`)
          .join(';');
        return `@font-face{${face};src:url("${await asDataUrl(new URL(address, base).href)}") format("woff2")}`;
      }),
    );
    return rules.join('');
  } catch {
    return '';
  }
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The pixels of the picture of a map, `scale` for each unit of the drawing. */
export function pictureSize(svg: SVGSVGElement, scale: number): PictureSize {
  const [, , width, height] = (svg.getAttribute('viewBox') ?? '0 0 1 1').split(' ').map(Number);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The drawing as a text that needs nothing from the page. */
async function standalone(svg: SVGSVGElement, { width, height }: PictureSize): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  writeStyles(svg, copy, new Map());
  for (const name of ['transform', 'display', 'opacity']) copy.removeAttribute(name);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS(SVG, 'style');
  style.textContent = await fontStyle();
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** The map on white, as it lies on the page. */
export async function mapPng(svg: SVGSVGElement, scale: number): Promise<Blob> {
  const size = pictureSize(svg, scale);
  const image = new Image(size.width, size.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(svg, size))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(image, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
