import type { SkinMaterial, SkinSet } from '@ipw/domain';
import type { ReactNode } from 'react';
import './skin-mockup.css';

interface Picture {
  file_path: string;
}

interface SkinMockupProps {
  set: SkinSet;
  material: SkinMaterial<Picture>;
  /** Accessible name of the drawing. */
  label: string;
  /** Sample texts in the drawing: who speaks, what they say, and the fan number. */
  words: { fan: string; says: string; number: string };
}

const Shown = ({ picture, className }: { picture: Picture | null; className: string }) =>
  picture ? (
    <img className={className} src={picture.file_path} alt="" />
  ) : (
    <span className={`${className} skin-empty`} aria-hidden />
  );

type Part = Omit<SkinMockupProps, 'label' | 'set'>;
const number = (color: string, text: string) => (
  <b className="skin-number" style={{ color: /^[0-9A-F]{6}$/i.test(color) ? `#${color}` : undefined }}>
    {text}
  </b>
);
const Post = ({ words, children }: { words: Part['words']; children: ReactNode }) => (
  <div className="skin-post">
    <i className="skin-face" aria-hidden />
    <p>
      <strong>{words.fan}</strong>
      <span>{words.says}</span>
    </p>
    {children}
  </div>
);

const PARTS: Readonly<Record<SkinSet, (part: Part) => ReactNode>> = {
  goods: ({ material }) => (
    <div className="skin-shop">
      <Shown picture={material.goods_image} className="skin-cover" />
      <strong>{material.goods_name || '…'}</strong>
    </div>
  ),
  card: ({ material, words }) => (
    <>
      <Post words={words}>
        <Shown picture={material.card_image} className="skin-card" />
      </Post>
      <Post words={words}>
        <span className="skin-fan">
          <Shown picture={material.fans_card_image} className="skin-fan-picture" />
          {number(material.fans_number_color, words.number)}
        </span>
      </Post>
      <Shown picture={material.fans_card_image_thumbnail} className="skin-thumb" />
    </>
  ),
  emoji: ({ material }) => (
    <div className="skin-keyboard">
      <ul>
        {material.emoji_list.map(({ name, image }, at) => (
          <li key={at}>
            <Shown picture={image} className="skin-sticker" />
            <small>{name.replace(/^\d+_/, '')}</small>
          </li>
        ))}
      </ul>
      <p>
        <Shown picture={material.emoji_image} className="skin-tab" />
        {material.emoji_name}
      </p>
    </div>
  ),
  theme: ({ material }) => (
    <div className="skin-screen">
      <Shown picture={material.theme_image} className="skin-wallpaper" />
      <div className="skin-bar">
        <Shown picture={material.theme_bottom_nav_bg_image} className="skin-bar-picture" />
        <span aria-hidden>⌂</span>
        <span aria-hidden>◎</span>
        <span aria-hidden>＋</span>
        <span aria-hidden>☰</span>
        <span aria-hidden>☺</span>
      </div>
    </div>
  ),
  comment: ({ material, words }) => (
    <div className="skin-comment">
      <Shown picture={material.comment_bg_image} className="skin-comment-picture" />
      <Post words={words}>{number(material.comment_fans_number_color, words.number)}</Post>
    </div>
  ),
  space: ({ material, words }) => (
    <div className="skin-space">
      <Shown picture={material.space_bg_image} className="skin-space-picture" />
      <i className="skin-face" aria-hidden />
      <strong>{words.fan}</strong>
    </div>
  ),
};

/** A set of skin material as it looks in the app of the platform: a drawing of ours, updated as the material changes. */
export function SkinMockup({ set, label, ...part }: SkinMockupProps) {
  return (
    <figure className="skin-phone" data-set={set} role="img" aria-label={label}>
      {PARTS[set](part)}
    </figure>
  );
}
