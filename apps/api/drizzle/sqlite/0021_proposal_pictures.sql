-- additive
CREATE TABLE `proposal_pictures` (
	`proposal_id` integer NOT NULL,
	`plan_id` integer NOT NULL,
	`picture_hash` text NOT NULL,
	PRIMARY KEY(`proposal_id`, `plan_id`),
	FOREIGN KEY (`proposal_id`) REFERENCES `issued_proposals`(`id`) ON UPDATE no action ON DELETE cascade
);
