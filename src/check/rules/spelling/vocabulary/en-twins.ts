/**
 * Words that few pages of a firm need, and the words that sound like them, or that one letter makes of them: asked
 * about where a site has the second and nowhere else the first.
 */
export const TWINS = `
  angel=angle angels=angles bails=bales bizarre=bazaar boarder=border boarders=borders bolder=boulder brake=break
  brakes=breaks braking=breaking breech=breach bridle=bridal canvass=canvas carrot=carat causal=casual ceder=cedar
  censor=sensor censors=sensors chord=cord chords=cords cite=site cites=sites collage=college counsel=council
  counsels=councils cue=queue cues=queues currant=current currants=currents cymbal=symbol devise=device
  devises=devices dike=dyke doe=dough duel=dual duels=dual dyeing=dying ewe=you faun=fawn feat=feet fir=fur
  flaw=floor flaws=floors flea=flee flew=flue floe=flow floes=flows flu=flue flus=flues fowl=foul frieze=freeze
  friezes=freezes gage=gauge gait=gate gaits=gates gild=guild hale=hail hangars=hangers herd=heard hew=hue
  holy=wholly hymn=him knead=need kneads=needs kneed=need knight=night knights=nights knot=not lair=layer
  lairs=layers leaver=lever leavers=levers leek=leak leeking=leaking leeks=leaks leeky=leaky loch=lock lochs=locks
  maid=made mane=main manes=mains manger=manager mangers=managers martial=marital medal=metal medals=metals
  meddle=metal mettle=metal miner=minor moat=mote mourning=morning navel=naval nay=neigh nun=none oar=or ore=or
  paced=paste pains=panes palette=pallet pare=pair patients=patience paws=pause peal=peel pealing=peeling pear=pair
  pears=pairs peddle=pedal peddles=pedals plaice=place plaices=places pores=pours poring=pouring
  prays=preys pries=prize principle=principal prize=price prizes=prices pubic=public quarts=quartz rap=wrap
  rapped=wrapped raps=wraps rein=rain reins=rains rite=right rites=rights rode=road routs=routes rowed=road rye=wry
  sail=sale sails=sales sauce=source sauces=sources sew=so sewn=sown sighed=side sighs=size sinc=sink singed=signed
  sloe=slow sloes=slows soar=sore stare=stair stares=stairs stile=style stiles=styles strait=straight sucker=succour
  sundae=sunday sweet=suite sweets=suites sword=soared tale=tail tales=tails teem=team teems=teams tern=turn
  terns=turns throne=thrown thyme=time thymes=times toad=towed tort=taught untied=united vane=vein wail=whale
  waist=waste waisted=wasted waisting=wasting waists=wastes ware=wear wether=weather whale=wail whey=way whine=wine
  whirled=world witch=which witches=which wretch=retch wright=right yoke=yolk yore=your`;
