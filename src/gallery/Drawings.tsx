import { styled } from 'styled-components';
import { Icon } from '../design/drawings/Icon';
import { drawnIcon, ICON_NAMES } from '../design/drawings/icon-names';
import { Mark } from '../design/drawings/Mark';
import { Pill } from '../design/Pill';
import { Scene } from '../design/drawings/Scene';
import { SCENES } from '../design/drawings/scenes';
import { Stars } from '../design/Stars';
import { TrustMark } from '../design/drawings/TrustMark';

const Sheet = styled.div`
  display: grid;
  gap: 2rem;
  padding: 1.5rem;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  align-items: center;
  & > figure {
    width: 11rem;
    font-size: 0.875rem;
    text-align: center;
  }
  & > figure[data-small] {
    width: 5rem;
  }
  & > figure > svg,
  & > figure > span {
    margin-inline: auto;
  }
`;

/** Every drawing that a page can show, with the name that authors write. */
export function Drawings() {
  return (
    <Sheet>
      <Row>
        {[16, 24, 36, 64, 160].map((size) => (
          <Mark key={size} size={size} />
        ))}
      </Row>
      <Row>
        {[...SCENES].map(([name, drawing]) => (
          <figure key={name}>
            <Scene drawing={drawing} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Row>
      <Row>
        {ICON_NAMES.map((name) => (
          <figure key={name} data-small="">
            <Icon name={drawnIcon(name)} size={24} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Row>
      <Row>
        <TrustMark icon="flame" />
        <TrustMark icon="shield" />
        <TrustMark icon="check" />
        <Pill level="critical" label="Critical" />
        <Pill level="high" label="High" />
        <Pill level="medium" label="Medium" />
        <Pill level="planned" label="Planned" />
        <Stars rating={5} />
        <Stars rating={3} />
      </Row>
    </Sheet>
  );
}
